import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type Locale } from './locales.ts';
import type { Texts } from './texts.ts';

export type Messages = { [key: string]: string | Messages };

const kept = new Map<Locale, Messages>();

/**
 * The catalogue of one language: the namespaces in the files of `messages/<locale>`, read once per process.
 * What a language does not say yet is said in English, then in German, which is complete by definition.
 */
export function catalogue(locale: Locale): Messages {
  const known = kept.get(locale);
  if (known && process.env.NODE_ENV !== 'development') return known;
  const texts = [defaultLocale, 'en' as const, locale].map(readNamespaces).reduce(merge, {});
  kept.set(locale, texts);
  return texts;
}

/** The same, with its keys known to the types. */
export const textsOf = (locale: Locale) => catalogue(locale) as unknown as Texts;

function readNamespaces(locale: Locale): Messages {
  const folder = join(process.cwd(), 'messages', locale);
  const texts: Messages = {};
  for (const file of filesIn(folder))
    Object.assign(texts, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages);
  return texts;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function merge(base: Messages, over: Messages): Messages {
  const merged = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value;
  }
  return merged;
}
