import type { Catalogue } from './catalogues.ts';
import { countCommonWords } from './common-words.ts';
import { sharedTexts } from './shared-texts.ts';
import type { SourceText } from './text-sources.ts';

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

/** Texts of a catalogue that are sentences of another language. */
export function findForeign(locale: string, own: Iterable<readonly [key: string, text: string]>): string[] {
  return [...own].flatMap(([key, text]) => {
    const language = foreignLanguage(locale, text);
    return language ? [`${locale}: ${key} reads like ${language}: "${text}"`] : [];
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

/**
 * The same for texts in sources: foreign sentences, and what an English or German text beside them says too. A line is
 * judged by itself, since one literal may hold a whole page.
 */
export function judgeSourceTexts(path: string, texts: readonly SourceText[]): string[] {
  return texts.flatMap(({ locale, text, line }) =>
    text.split('\n').flatMap((each, at) => {
      const language = foreignLanguage(locale, each);
      const where = `${path}:${line + at}`;
      return language ? [`${where} reads like ${language} among texts of ${locale}: "${each.trim()}"`] : [];
    }),
  );
}

/** Nothing to translate, or words that both languages have. */
function isShared(locale: string, text: string): boolean {
  if (!/\p{L}{2}/u.test(wordsToRead(text))) return true;
  return sharedTexts[text]?.split(' ').includes(locale) ?? false;
}
