import type { Catalogue } from './catalogues.ts';
import { countCommonWords } from './common-words.ts';
import { sharedTexts } from './shared-texts.ts';

/** As many common words more of another language than of its own give a text away. */
const enough = 2;

/** What readers see of a text: its words without the names of its places and of its plural forms. */
export function wordsToRead(text: string): string {
  return text
    .replace(/\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/g, ' ')
    .replace(/(?:=\d+|\w+)\s*(?=\{)/g, ' ')
    .replace(/\{\w+\}/g, ' ')
    .replace(/<\/?\w+>/g, ' ')
    .replace(/https?:\S+|\S+@\S+/g, ' ')
    .replace(/[{}#]/g, ' ');
}

/** Which other language a text is in, by its common words; null for one of its own, and for a text of few words. */
export function foreignLanguage(locale: string, text: string): string | null {
  const counts = countCommonWords(wordsToRead(text));
  const own = counts.get(locale) ?? 0;
  const found = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0] as const);
  return found[1] >= own + enough ? found[0] : null;
}

/** Texts of a catalogue that are sentences of another language; a line of a page is judged by itself. */
export function findForeign(locale: string, own: Iterable<readonly [key: string, text: string]>): string[] {
  const lines = [...own].flatMap(([key, text]) => text.split('\n').map((line) => [key, line] as const));
  return lines.flatMap(([key, line]) => {
    const language = foreignLanguage(locale, line);
    return language ? [`${locale}: ${key} reads like ${language}: "${line}"`] : [];
  });
}

/** Texts that stand in a language as they stand in English or German, and are no words which the two share. */
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

/** Nothing to translate, or words that both languages have. */
function isShared(locale: string, text: string): boolean {
  if (!/\p{L}{2}/u.test(wordsToRead(text))) return true;
  return sharedTexts[text]?.split(' ').includes(locale) ?? false;
}
