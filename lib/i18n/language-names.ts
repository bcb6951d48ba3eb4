import type { Locale } from './locales.ts';

/** A language under its own name, as a list of languages shows it: `Suomi`, `Norsk bokmål`. */
export function languageName(locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
