/** The languages of the product with their countries; a brand of a language is at home in its first one. */
export const homes = {
  da: ['DK'],
  de: ['DE', 'AT', 'CH', 'LI', 'LU'],
  en: ['GB', 'IE', 'MT', 'US'],
  es: ['ES'],
  fi: ['FI'],
  fr: ['FR', 'BE', 'LU', 'CH'],
  it: ['IT', 'CH'],
  nb: ['NO'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  sv: ['SE', 'FI'],
} as const;

export type Locale = keyof typeof homes;

export const locales = Object.keys(homes) as unknown as readonly [Locale, ...Locale[]];
