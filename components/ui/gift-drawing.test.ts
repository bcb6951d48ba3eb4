import { readdirSync, readFileSync } from 'node:fs';
import { gifts } from '../../lib/contract/community/chat-vocabulary.ts';
import { locales } from '../../lib/contract/scalars.ts';
import { getTexts } from '../../lib/i18n/catalogue.ts';

test('every gift has a drawing, and every drawing a gift', () => {
  expect(readdirSync('public/gifts').sort()).toEqual(gifts.map((gift) => `${gift}.svg`).sort());
});

test.each(gifts)('the %s is at most 3 KB, runs nothing and loads nothing', (gift) => {
  const drawing = readFileSync(`public/gifts/${gift}.svg`, 'utf8');
  expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(3 * 1024);
  expect(drawing).toContain('prefers-color-scheme:dark');
  expect(drawing.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/<script|href|url\(|on\w+=/);
});

test.each(locales)('every gift has a distinct name in %s', (locale) => {
  const names = getTexts(locale).giftNames;
  expect(new Set(gifts.map((gift) => names[gift])).size).toBe(gifts.length);
});
