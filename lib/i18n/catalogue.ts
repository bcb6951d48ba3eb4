import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type Locale } from './locales.ts';
import type { Texts } from './texts.ts';

export type Messages = { [key: string]: string | Messages };

const known = new Map<Locale, Messages>();

/**
 * The catalogue of one language: the namespaces in the files of `messages/<locale>`, read once per process.
 * What a language does not say yet is said in English, then in German, which is complete by definition.
 */
export function catalogue(locale: Locale): Messages {
  const texts = known.get(locale);
  if (texts && process.env.NODE_ENV !== 'development') return texts;
  const read = [defaultLocale, 'en' as const, locale].map(readNamespaces).reduce(merge, {});
  known.set(locale, read);
  return read;
}

/** The same, with its keys known to the types. */
export const textsOf = (locale: Locale) => catalogue(locale) as unknown as Texts;

/** A page of ours in Markdown: `messages/<locale>/pages/<page>.md`, in English where the language has none yet. */
export function markdownOf(locale: Locale, page: string): string {
  const files = [locale, 'en'].map((each) => join(folder(), each, 'pages', `${page}.md`));
  const file = files.find((each) => existsSync(each));
  if (!file) throw new Error(`There is no messages/en/pages/${page}.md`);
  return readFileSync(file, 'utf8');
}

function readNamespaces(locale: Locale): Messages {
  const texts: Messages = {};
  for (const file of namespaceFiles(locale))
    Object.assign(texts, JSON.parse(readFileSync(join(folder(), locale, file), 'utf8')) as Messages);
  return texts;
}

function namespaceFiles(locale: Locale): string[] {
  const path = join(folder(), locale);
  return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.json')) : [];
}

/** In the clone that a process is started in; beside the bundles for an operator's command that is started elsewhere. */
function folder(): string {
  const here = join(process.cwd(), 'messages');
  return existsSync(here) ? here : join(import.meta.dirname, '..', 'messages');
}

function merge(base: Messages, over: Messages): Messages {
  const merged = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    // Paragraphs of a mail are a list, which stays whole.
    const areGroups = typeof value === 'object' && typeof below === 'object' && !Array.isArray(value);
    merged[key] = areGroups ? merge(below, value) : value;
  }
  return merged;
}
