type Language = {
  /** Under its own name, as a list of languages shows it; the ICU of a browser may differ. */
  name: string;
  /** ISO 3166-1 alpha-2; the first is the home of a brand with that language. */
  countries: readonly [home: string, ...others: string[]];
};

/** The languages of the product. */
export const languages = {
  da: { name: 'Dansk', countries: ['DK'] },
  de: { name: 'Deutsch', countries: ['DE', 'AT', 'CH', 'LI', 'LU'] },
  en: { name: 'English', countries: ['GB', 'IE', 'MT', 'US'] },
  es: { name: 'Español', countries: ['ES'] },
  fi: { name: 'Suomi', countries: ['FI'] },
  fr: { name: 'Français', countries: ['FR', 'BE', 'LU', 'CH'] },
  it: { name: 'Italiano', countries: ['IT', 'CH'] },
  nb: { name: 'Norsk bokmål', countries: ['NO'] },
  nl: { name: 'Nederlands', countries: ['NL', 'BE'] },
  pl: { name: 'Polski', countries: ['PL'] },
  sv: { name: 'Svenska', countries: ['SE', 'FI'] },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as readonly Locale[];

export function isLocale(value: string | undefined | null): value is Locale {
  return value != null && Object.hasOwn(languages, value);
}
