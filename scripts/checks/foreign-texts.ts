import { locales } from '../../lib/contract/languages.ts';
import type { Catalogue } from './catalogues.ts';
import { languageRules } from './language-rules.ts';

/** Nearly every sentence contains some of these words, so they identify its language. */
const known = locales.map(
  (locale) => [locale, new Set(languageRules(locale).commonWords.join(' ').split(' '))] as const,
);

/** This many more common words of another language identify a foreign text. */
const enough = 2;

/** The visible words of a text, without argument names and plural keywords. */
export function wordsToRead(text: string): string {
  return text
    .replace(/\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/g, ' ')
    .replace(/(?:=\d+|\w+)\s*(?=\{)/g, ' ')
    .replace(/\{\w+\}/g, ' ')
    .replace(/<\/?\w+>/g, ' ')
    .replace(/https?:\S+|\S+@\S+/g, ' ')
    .replace(/[{}#]/g, ' ');
}

/** The other language of a text by its common words; null if none, or for short texts. */
export function foreignLanguage(locale: string, text: string): string | null {
  const counts = countCommonWords(wordsToRead(text));
  const own = counts.get(locale) ?? 0;
  const found = [...counts].reduce((highest, each) => (each[1] > highest[1] ? each : highest), [
    '',
    0,
  ] as const);
  return found[1] >= own + enough ? found[0] : null;
}

function countCommonWords(text: string): Map<string, number> {
  const words =
    text
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/[\p{L}’]+/gu) ?? [];
  return new Map(known.map(([locale, common]) => [locale, words.filter((word) => common.has(word)).length]));
}

/** Finds texts of a catalogue in another language; each line of a page is checked separately. */
export function findForeign(locale: string, own: Iterable<readonly [key: string, text: string]>): string[] {
  const lines = [...own].flatMap(([key, text]) => text.split('\n').map((line) => [key, line] as const));
  return lines.flatMap(([key, line]) => {
    const language = foreignLanguage(locale, line);
    return language ? [`${locale}: ${key} reads like ${language}: "${line}"`] : [];
  });
}

/** Finds texts identical to English or German that are not shared words. */
export function findUntranslated(
  locale: string,
  own: Catalogue,
  sources: Readonly<Record<string, Catalogue>>,
): string[] {
  return Object.entries(sources).flatMap(([source, catalogue]) =>
    source === locale
      ? []
      : [...own]
          .filter(([key, text]) => catalogue.get(key) === text && !isShared(locale, text))
          .map(([key, text]) => `${locale}: ${key} says the same as ${source}: "${text}"`),
  );
}

/** Nothing to translate, or words shared by both languages. */
function isShared(locale: string, text: string): boolean {
  if (!/\p{L}{2}/u.test(wordsToRead(text))) return true;
  return languageRules(locale).sharedTexts.includes(text);
}
