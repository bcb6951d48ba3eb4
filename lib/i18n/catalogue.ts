import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type Locale } from './locales.ts';
import { serverNamespaces, type Texts } from './texts.ts';

export type Messages = { [key: string]: string | Messages };

const known = new Map<Locale, Messages>();

/**
 * The catalogue of a language: the namespaces in `messages/<locale>`, read once per process. Missing texts fall back to
 * English, then to German, which is complete by definition.
 */
export function catalogue(locale: Locale): Messages {
  const texts = known.get(locale);
  if (texts && process.env.NODE_ENV !== 'development') return texts;
  const read = [defaultLocale, 'en' as const, locale].map(readNamespaces).reduce(merge, {});
  known.set(locale, read);
  return read;
}

/** The namespaces of screens. */
export function screenCatalogue(locale: Locale): Messages {
  const isOfServers = (namespace: string) => serverNamespaces.some((each) => each === namespace);
  return Object.fromEntries(
    Object.entries(catalogue(locale)).filter(([namespace]) => !isOfServers(namespace)),
  );
}

/** The catalogue with typed keys. */
export const getTexts = (locale: Locale) => catalogue(locale) as unknown as Texts;

/** A Markdown page of ours: `messages/<locale>/pages/<page>.md`, or in English if missing. */
export function getMarkdown(locale: Locale, page: string): string {
  const files = [locale, 'en'].map((each) => join(folder(), each, 'pages', `${page}.md`));
  const file = files.find((each) => existsSync(each));
  if (!file) throw new Error(`There is no messages/en/pages/${page}.md`);
  return withTiedLetters(locale, readFileSync(file, 'utf8'));
}

/** In Polish no line may end with a word of one letter: a no-break space ties it to the next. */
const withTiedLetters = (locale: Locale, text: string): string =>
  locale === 'pl' ? text.replaceAll(/(?<![\p{L}\p{N}])([aiouwz]) (?=\S)/giu, '$1\u00a0') : text;

function readNamespaces(locale: Locale): Messages {
  const texts: Messages = {};
  for (const file of namespaceFiles(locale)) {
    const json = withTiedLetters(locale, readFileSync(join(folder(), locale, file), 'utf8'));
    Object.assign(texts, JSON.parse(json) as Messages);
  }
  return texts;
}

function namespaceFiles(locale: Locale): string[] {
  const path = join(folder(), locale);
  return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.json')) : [];
}

/** In the clone that a process is started in; beside the bundles for operators' commands started elsewhere. */
function folder(): string {
  const here = join(process.cwd(), 'messages');
  return existsSync(here) ? here : join(import.meta.dirname, '..', 'messages');
}

function merge(base: Messages, over: Messages): Messages {
  const merged = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    // The paragraphs of a mail are a list, which is not merged.
    const areGroups = typeof value === 'object' && typeof below === 'object' && !Array.isArray(value);
    merged[key] = areGroups ? merge(below, value) : value;
  }
  return merged;
}
