import type { Locale } from './locales.ts';
import { displayName } from '../contract/formats.ts';

/** A language under its own name, as a list of languages shows it: `Suomi`, `Norsk bokmål`. */
export function languageName(locale: Locale): string {
  const name = displayName(locale, 'language', locale);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
