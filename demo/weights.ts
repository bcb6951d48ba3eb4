import type { Choice } from '#lib/contract/community/profile-vocabulary.ts';
import type { Country } from '#lib/contract/countries.ts';
import type { Gender } from '#lib/contract/vocabulary.ts';

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
