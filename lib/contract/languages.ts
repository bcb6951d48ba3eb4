type Language = {
  /** Under its own name, as a list of languages shows it; the ICU of a browser may differ. */
  name: string;
  /** The country of a brand with that language, as ISO 3166-1 alpha-2. */
  home: string;
};

/** The languages of the product. */
export const languages = {
  da: { name: 'Dansk', home: 'DK' },
  de: { name: 'Deutsch', home: 'DE' },
  en: { name: 'English', home: 'GB' },
  es: { name: 'Español', home: 'ES' },
  fi: { name: 'Suomi', home: 'FI' },
  fr: { name: 'Français', home: 'FR' },
  it: { name: 'Italiano', home: 'IT' },
  nb: { name: 'Norsk bokmål', home: 'NO' },
  nl: { name: 'Nederlands', home: 'NL' },
  pl: { name: 'Polski', home: 'PL' },
  sv: { name: 'Svenska', home: 'SE' },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as readonly Locale[];

export function isLocale(value: string | undefined | null): value is Locale {
  return value != null && Object.hasOwn(languages, value);
}
