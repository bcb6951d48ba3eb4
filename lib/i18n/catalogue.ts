import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type Locale } from './locales.ts';

export type Messages = { [key: string]: string | Messages };

const known = new Map<string, Messages>();

/**
 * One namespace of a language: `messages/<locale>/<namespace>.json`, read once per process.
 * What a language does not say yet is said in English, then in German, which is complete by definition.
 */
export function namespaceOf(locale: Locale, namespace: string): Messages {
  const name = `${locale}/${namespace}`;
  const texts = known.get(name);
  if (texts && process.env.NODE_ENV !== 'development') return texts;
  const read = [defaultLocale, 'en' as const, locale].map((each) => readJson(each, namespace)).reduce(merge);
  known.set(name, read);
  return read;
}

const whole = new Map<Locale, Messages>();

/** The catalogue of one language, every namespace under its name. */
export function catalogue(locale: Locale): Messages {
  const texts = whole.get(locale);
  if (texts && process.env.NODE_ENV !== 'development') return texts;
  const names = readdirSync(join(folder(), defaultLocale)).filter((name) => name.endsWith('.json'));
  const read = Object.fromEntries(
    names.map((name) => name.slice(0, -'.json'.length)).map((name) => [name, namespaceOf(locale, name)]),
  );
  whole.set(locale, read);
  return read;
}

function readJson(locale: Locale, namespace: string): Messages {
  const text = readMessages(locale, `${namespace}.json`);
  return text === null ? {} : (JSON.parse(text) as Messages);
}

/** A page of ours in Markdown: `messages/<locale>/pages/<page>.md`, in English where the language has none yet. */
export function markdownOf(locale: Locale, page: string): string {
  const file = `pages/${page}.md`;
  const text = readMessages(locale, file) ?? readMessages('en', file);
  if (text === null) throw new Error(`There is no messages/en/${file}`);
  return text;
}

/** A file of a language's folder; null where it has none. */
function readMessages(locale: Locale, file: string): string | null {
  try {
    return readFileSync(join(folder(), locale, file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
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
