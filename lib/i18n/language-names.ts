import type { Locale } from './locales.ts';

const names: Record<Locale, string> = {
  da: 'Dansk',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fi: 'Suomi',
  fr: 'Français',
  it: 'Italiano',
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  pl: 'Polski',
  sv: 'Svenska',
};

/** A language under its own name, as a list of languages shows it; a table, because the ICU of a browser may differ. */
export const languageName = (locale: Locale): string => names[locale];
