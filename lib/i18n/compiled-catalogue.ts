import compile from 'icu-minify/compile';
import { catalogue, type Messages } from './catalogue.ts';
import type { Locale } from './locales.ts';

type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled };

const cache = new WeakMap<Messages, Compiled>();

/**
 * The parsed catalogue for translators: once per process, so that browsers load no parser (12 KB gzipped).
 * `next.config.ts` supplies the matching formatter, and compiles direct imports.
 */
export function compiledCatalogue(locale: Locale): Compiled {
  const texts = catalogue(locale);
  const known = cache.get(texts);
  if (known) return known;
  // Compiled choices have no prototype, which island props require.
  const compiled = JSON.parse(JSON.stringify(compileAll(texts))) as Compiled;
  cache.set(texts, compiled);
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
