import compile from 'icu-minify/compile';
import { catalogue, screenCatalogue, type Messages } from './catalogue.ts';
import type { Locale } from './locales.ts';

type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled };

const compiledByMessages = new WeakMap<Messages, Compiled>();

/**
 * The parsed texts of screens for translators: once per process, so that browsers load no parser (12 KB gzipped).
 * `next.config.ts` supplies the matching formatter, and compiles direct imports.
 */
export function compiledCatalogue(locale: Locale): Compiled {
  const texts = catalogue(locale);
  const known = compiledByMessages.get(texts);
  if (known) return known;
  // Compiled choices have no prototype, which island props require.
  const compiled = JSON.parse(JSON.stringify(compileAll(screenCatalogue(locale)))) as Compiled;
  compiledByMessages.set(texts, compiled);
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
