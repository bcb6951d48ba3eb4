import compile from 'icu-minify/compile';
import { catalogue, type Messages } from './catalogue.ts';
import type { Locale } from './locales.ts';

type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled };

const kept = new WeakMap<Messages, Compiled>();

/**
 * The catalogue as translators take it: parsed here, once per process, so that no browser loads a parser (12 KB with gzip).
 * `next.config.ts` gives them the formatter that goes with it, and compiles what they import themselves.
 */
export function compiledCatalogue(locale: Locale): Compiled {
  const texts = catalogue(locale);
  const known = kept.get(texts);
  if (known) return known;
  // Compiled choices have no prototype, which props of islands must have.
  const compiled = JSON.parse(JSON.stringify(compileAll(texts))) as Compiled;
  kept.set(texts, compiled);
  return compiled;
}

function compileAll(texts: Messages): Compiled {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compileAll(text),
    ]),
  );
}
