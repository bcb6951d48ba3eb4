import { locales } from '../../lib/contract/languages.ts';
import { languageRules } from './language-rules.ts';

/** Nearly every sentence contains some of these words, so they identify its language. */
const known = locales.map(
  (locale) => [locale, new Set(languageRules(locale).commonWords.join(' ').split(' '))] as const,
);

export function countCommonWords(text: string): Map<string, number> {
  const words =
    text
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/[\p{L}’]+/gu) ?? [];
  return new Map(known.map(([locale, common]) => [locale, words.filter((word) => common.has(word)).length]));
}
