import { readFileSync } from 'node:fs';
import { locales } from '../../lib/contract/scalars.ts';
import { emojiFolder } from '../../lib/rules/community/emoji-data.ts';
import { convertEmoji, loadEmoji } from './emoji.ts';

test('the folder is named after the version that the emoji come from, for it is stored for a year', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  expect(emojiFolder.startsWith(`/emoji/${devDependencies['emojibase-data']}-`)).toBe(true);
});

test.each(locales)('%s has its emoji by group, with names, tones and nothing too new', (locale) => {
  const { emojis, categories, skinTones } = loadEmoji(locale);
  expect(emojis.length).toBeGreaterThan(1_800);
  expect(categories).toHaveLength(9);
  expect(Object.keys(skinTones).sort()).toEqual(['dark', 'light', 'medium', 'medium-dark', 'medium-light']);
  const groups = new Set(categories.map(({ index }) => index));
  expect(emojis.filter(({ category }) => !groups.has(category))).toEqual([]);
  expect(Math.max(...emojis.map(({ version }) => version))).toBeLessThanOrEqual(15);
  expect(emojis.find(({ emoji }) => emoji === '👋')?.skins).toMatchObject({ light: '👋🏻', dark: '👋🏿' });
  expect(emojis.find(({ emoji }) => emoji === '🇩🇪')?.countryFlag).toBe(true);
});

test('names are those of the language', () => {
  const label = (locale: string) => loadEmoji(locale).emojis.find(({ emoji }) => emoji === '🌹')?.label;
  expect(['de', 'fi', 'nb', 'pl'].map(label)).toEqual(['Rose', 'ruusu', 'rose', 'róża']);
});

test('fragments such as a lone skin tone are no emoji to choose', () => {
  const names = {
    groups: [
      { key: 'a', message: 'first group', order: 0 },
      { key: 'component', message: 'parts', order: 2 },
    ],
    subgroups: [],
    skinTones: [],
  };
  const emoji = { label: 'x', version: 1, emoji: 'x' };
  const made = convertEmoji('en', [{ ...emoji, group: 0 }, { ...emoji, group: 2 }, emoji], names);
  expect(made.emojis).toEqual([{ emoji: 'x', category: 0, version: 1, label: 'x', tags: [] }]);
  expect(made.categories).toEqual([{ index: 0, label: 'First group' }]);
});
