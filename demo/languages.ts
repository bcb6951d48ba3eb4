import type { Country } from '#lib/contract/countries.ts';
import type { City } from '#backend/platform/geo/cities.ts';
import type { DemoLanguage } from './about/compose-about.ts';
import type { Random } from './random.ts';

const mainLanguage: Record<Country, DemoLanguage> = {
  DE: 'de',
  AT: 'de',
  CH: 'de',
  LI: 'de',
  LU: 'fr',
  NL: 'nl',
  BE: 'nl',
  FR: 'fr',
  IT: 'it',
  ES: 'es',
  DK: 'da',
  SE: 'sv',
  FI: 'fi',
  NO: 'nb',
  PL: 'pl',
  GB: 'en',
  IE: 'en',
  MT: 'en',
  US: 'en',
};

/** Regions with another language than most of their country. */
const regionLanguage: Readonly<Record<string, DemoLanguage>> = {
  'CH-FR': 'fr',
  'CH-GE': 'fr',
  'CH-JU': 'fr',
  'CH-NE': 'fr',
  'CH-VD': 'fr',
  'CH-VS': 'fr',
  'CH-TI': 'it',
  'BE-WBR': 'fr',
  'BE-WHT': 'fr',
  'BE-WLG': 'fr',
  'BE-WLX': 'fr',
  'BE-WNA': 'fr',
  'FI-01': 'sv',
};

/** The likely language of a person in that town. */
export function languageAt(random: Random, city: City): DemoLanguage {
  if (city.region === 'BE-BRU') return random.chance(0.7) ? 'fr' : 'nl';
  if (city.country === 'LU') return random.chance(0.6) ? 'fr' : 'de';
  return (city.region && regionLanguage[city.region]) || mainLanguage[city.country];
}
