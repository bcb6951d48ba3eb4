import type { Choice } from '#lib/contract/community/profile-vocabulary.ts';
import type { Country } from '#lib/contract/countries.ts';
import type { Gender } from '#lib/contract/vocabulary.ts';
import type { Random } from './random.ts';
import type { City } from '#backend/platform/geo/cities.ts';
import type { DemoLanguage } from './about/compose-about.ts';

type Weights<T> = readonly (readonly [T, number])[];

/** Population by country; the demo's brands are German, Dutch, Swedish and English. */
export const countryWeights: Weights<Country> = [
  ['DE', 30],
  ['NL', 13],
  ['AT', 8],
  ['GB', 8],
  ['SE', 8],
  ['CH', 6],
  ['BE', 6],
  ['FR', 5],
  ['DK', 3],
  ['IT', 3],
  ['ES', 3],
  ['PL', 3],
  ['NO', 3],
  ['FI', 3],
  ['IE', 2],
  ['US', 2],
  ['LU', 1],
  ['LI', 0.6],
  ['MT', 0.6],
];

export const listBodyTypes: Record<Gender, Weights<Choice<'body_type'>>> = {
  woman: [['slim', 24], ['athletic', 16], ['average', 30], ['curvy', 22], ['full', 8]],
  man: [['slim', 20], ['athletic', 24], ['average', 34], ['muscular', 10], ['full', 12]],
}; // prettier-ignore

export function statusesAt(age: number): Weights<Choice<'relationship_status'>> {
  if (age < 32) return [['single', 90], ['separated', 4], ['open_relationship', 4], ['divorced', 2]]; // prettier-ignore
  if (age < 55) return [['single', 58], ['divorced', 24], ['separated', 12], ['open_relationship', 4], ['widowed', 2]]; // prettier-ignore
  return [
    ['single', 32],
    ['divorced', 38],
    ['widowed', 20],
    ['separated', 10],
  ];
}

export function tattoosAt(age: number): Weights<Choice<'tattoos'>> {
  if (age < 40) return [['none', 52], ['one', 24], ['several', 18], ['many', 6]]; // prettier-ignore
  return [
    ['none', 78],
    ['one', 14],
    ['several', 7],
    ['many', 1],
  ];
}

export function signupReasonsAt(age: number): Weights<Choice<'signup_reason'>> {
  if (age < 30) return [['relationship', 30], ['dating', 34], ['friendship', 8], ['chatting', 10], ['adventure', 10], ['curious', 8]]; // prettier-ignore
  if (age < 55) return [['relationship', 46], ['dating', 24], ['friendship', 8], ['chatting', 10], ['adventure', 6], ['curious', 6]]; // prettier-ignore
  return [
    ['relationship', 40],
    ['dating', 14],
    ['friendship', 22],
    ['chatting', 18],
    ['curious', 6],
  ];
}

/** 18 to 70, most of them between 25 and 50. */
export function drawAge(random: Random): number {
  const [from, to] = random.weighted([
    [[18, 24], 13],
    [[25, 34], 30],
    [[35, 44], 25],
    [[45, 54], 18],
    [[55, 63], 10],
    [[64, 70], 4],
  ] as const);
  return random.int(from, to);
}

/** A date of birth (YYYY-MM-DD, UTC) of a person aged `age` on the day of `now`. */
export function bornAt(random: Random, age: number, now: Date): string {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  // The last birthday is 1 to 364 days ago, so that the age is right in every time zone and leap year.
  const birthday = new Date(Date.UTC(year, month, day - random.int(1, 364)));
  const born = new Date(
    Date.UTC(birthday.getUTCFullYear() - age, birthday.getUTCMonth(), birthday.getUTCDate()),
  );
  return born.toISOString().slice(0, 10);
}

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
