import { countCommonWords } from '#scripts/checks/common-words.ts';
import { pageText } from '#lib/i18n/server-texts.ts';
import { infoPageTokens } from '#lib/contract/growth/info-pages.ts';
import { locales } from '#lib/contract/scalars.ts';

const scores = (text: string) => countCommonWords(text.replaceAll(/\{\w+\}|\]\([^)]*\)/g, ' '));

const pages = locales.flatMap((locale) => infoPageTokens.map((token) => [locale, token] as const));

test.each(pages)('%s %s reads as that language and no other', (locale, token) => {
  const found = [...scores(pageText(locale, token))].sort((one, other) => other[1] - one[1]);
  expect(found[0]?.[0]).toBe(locale);
});

/** Languages that are easily confused in single lines. */
const near: Partial<Record<string, readonly string[]>> = {
  da: ['nb', 'sv'],
  nb: ['da', 'sv'],
  sv: ['nb', 'da'],
};

test.each(pages)('no line of %s %s is left in another language', (locale, token) => {
  const foreign = pageText(locale, token)
    .split('\n')
    .filter((line) => line.split(' ').length >= 8)
    .filter((line) => {
      const found = scores(line);
      const own = found.get(locale) ?? 0;
      return [...found].some(
        ([other, score]) => other !== locale && !near[locale]?.includes(other) && score > own + 1,
      );
    });
  expect(foreign).toEqual([]);
});
