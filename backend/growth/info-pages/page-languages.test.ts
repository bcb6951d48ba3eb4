import { pageText } from '#lib/i18n/server-texts.ts';
import { infoPageTokens } from '#lib/contract/growth/info-pages.ts';
import { locales } from '#lib/contract/scalars.ts';

/** Common function words of each language. */
const smallWords = {
  da: 'og af hvad dig ikke at det din du er for til med på som eller kun vi den der hvor så fra dine dit når',
  de: 'und nicht du das die der ist wir auf wenn dein deine dem den ein eine mit zu von für oder sie es im bis',
  en: 'the and you your not of we is with to a in it for or that this are on by be can what how from who i my do them too',
  es: 'y no tu el la los las que con para una un de en es se lo por al del o su te si como más nos',
  fi: 'ja ei on voit sen se kun tai jos ovat myös vain mitä että ne sitä joka sinun tilisi miten niin jotta',
  fr: 'et pas tu le la les des que avec une un du de en est se pour par au ou ton ta tes si nous ne ce dans',
  it: 'e non il la le che per con una un di gli sono è se lo si al del o tuo tua ti come nel nella più i da',
  nb: 'og av hva deg ikke å det din du er for til med på som eller bare vi den der hvor så fra dine ditt når noe',
  nl: 'en niet je het de een van we op als dat die met te of is zijn voor ook om in aan wat hoe er naar',
  pl: 'i nie w na się jest z do co lub dla o po tylko jak to a przez od nas ten jego za czy twoje ci gdy',
  sv: 'och av vad dig inte att det din du är för till med på som eller bara vi den där hur så från dina ditt när',
} as const;

const sets = locales.map((locale) => [locale, new Set(smallWords[locale].split(' '))] as const);

function scores(text: string): Map<string, number> {
  const words = text
    .replaceAll(/\{\w+\}|\]\([^)]*\)/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  return new Map(sets.map(([locale, known]) => [locale, words.filter((word) => known.has(word)).length]));
}

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
