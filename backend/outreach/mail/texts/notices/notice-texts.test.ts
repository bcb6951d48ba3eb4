import { readFileSync } from 'node:fs';
import { notificationKinds } from '#lib/contract/outreach/notification-kinds.ts';
import { locales } from '#lib/contract/scalars.ts';
import { noticeTexts } from './notice-texts-of.ts';

/** Every text of a language with the places that are filled in it. */
function places(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [`${path} ${(value.match(/\{[a-z_]+\}/g) ?? []).sort().join(' ')}`];
  return Object.entries(value as object).flatMap(([key, inner]) => places(inner, `${path}.${key}`));
}

describe('texts of mails of notifications', () => {
  it.each(locales)('%s has every text and fills the same places', (locale) => {
    expect(places(noticeTexts(locale))).toEqual(places(noticeTexts('en')));
  });

  it('are written in eleven languages, without an exclamation mark', () => {
    const texts = locales.map((locale) => JSON.stringify(noticeTexts(locale)));
    expect(new Set(texts).size).toBe(locales.length);
    expect(texts.filter((text) => text.includes('!'))).toEqual([]);
  });

  it.each(locales)('%s calls each choice as the screen of notifications does', (locale) => {
    const url = new URL(`../../../../../messages/${locale}/outreach.json`, import.meta.url);
    const { notifications } = JSON.parse(readFileSync(url, 'utf8')) as {
      notifications: { kinds: Record<string, { title: string }> };
    };
    const shown = notificationKinds.map((kind) => [kind, notifications.kinds[kind]?.title]);
    expect(Object.entries(noticeTexts(locale).kinds)).toEqual(shown);
  });
});
