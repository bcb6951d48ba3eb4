import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatLocation, type ReadText } from './read-text.ts';

/** A language's term, its forbidden synonyms, and the texts where such a word means something else. */
export type Term = { use: string[]; not?: string[]; except?: string[] };

/** Terms by English name and language: `docs/languages/terms.json`. */
export type Terms = Record<string, Record<string, Term>>;

export const readTerms = (root: string): Terms =>
  JSON.parse(readFileSync(join(root, 'docs', 'languages', 'terms.json'), 'utf8')) as Terms;

/** Finds texts with a word that `terms` forbids in the language. */
export function findForbiddenWords(locale: string, terms: Terms, texts: readonly ReadText[]): string[] {
  const forbidden = Object.entries(terms).flatMap(([name, languages]) => {
    const { use, not = [], except = [] } = languages[locale] ?? nothing;
    return not.map((word) => ({ name, word, instead: use.join(', '), except, sought: wordPattern(word) }));
  });
  return texts.flatMap((each) => {
    const [location, plainText] = [formatLocation(each), withoutPlaces(each.text)];
    return forbidden
      .filter(
        ({ except, sought }) =>
          sought.test(plainText) && !except.some((exception) => covers(exception, each.file, location)),
      )
      .map(({ name, word, instead }) => `${location} says "${word}"; for ${name} it is: ${instead}`);
  });
}

/** Unused exceptions, and words that are both required and forbidden. */
export function findIdleTerms(locale: string, terms: Terms, texts: readonly ReadText[]): string[] {
  return Object.entries(terms).flatMap(([name, languages]) => {
    const { use, not = [], except = [] } = languages[locale] ?? nothing;
    const sought = not.map(wordPattern);
    const both = use.filter((word) => sought.some((each) => each.test(word)));
    const idle = except.filter(
      (each) =>
        !texts.some((text) => {
          if (!covers(each, text.file, formatLocation(text))) return false;
          const plainText = withoutPlaces(text.text);
          return sought.some((word) => word.test(plainText));
        }),
    );
    return [
      ...both.map((word) => `terms.json: ${name} in ${locale} both uses and forbids "${word}"`),
      ...idle.map((each) => `terms.json: ${name} in ${locale} excepts ${each}, which says none of its words`),
    ];
  });
}

const nothing: Term = { use: [] };

/** An exception names a file, or a key with all keys below it. */
export function covers(exception: string, file: string, location: string): boolean {
  return exception === file || exception === location || location.startsWith(`${exception}.`);
}

/** Matches the whole word, not after a hyphen, with any ending after `*`; case-insensitive. */
export function wordPattern(word: string): RegExp {
  const letter = String.raw`[\p{L}\p{M}\p{N}]`;
  const stem = word
    .replace(/\*$/, '')
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`);
  return new RegExp(
    `(?<!${letter}|${letter}-)${stem}${word.endsWith('*') ? `${letter}*` : ''}(?!${letter})`,
    'iu',
  );
}

/** A text without placeholders and link URLs. */
function withoutPlaces(text: string): string {
  return text
    .replaceAll(/\]\([^)\s]*\)/g, ']')
    .replaceAll(/\{\s*[a-zA-Z_]+\s*(?:,\s*(?:number|plural|select|selectordinal)\s*(?:,|(?=\})))?/g, '{')
    .replaceAll(/\b(?:zero|one|two|few|many|other)\s*\{/g, '{');
}
