import type { MemberSearch } from '../../lib/contract/community/search.ts';
import { seededRandom, type Random } from '../../demo/random.ts';
import { cities } from '../../backend/platform/geo/cities.ts';
import { listRegions } from '../../backend/platform/geo/regions.ts';
import { countryWeights } from '../../demo/weights.ts';
import { choices } from '../../lib/contract/community/profile-vocabulary.ts';
import * as words from '../../lib/contract/vocabulary.ts';

export type SearchKind = {
  name: string;
  make: (random: Random) => MemberSearch;
  /** As members, each with their own search; otherwise as a visitor. */
  byMembers?: boolean;
};

const gender = (random: Random) => random.pick(words.genders);
const country = (random: Random) => random.weighted(countryWeights);

function ages(random: Random): MemberSearch {
  const min_age = random.int(18, 55);
  return { min_age, max_age: min_age + random.int(3, 15) };
}

function region(random: Random): MemberSearch {
  const from = country(random);
  const regions = listRegions(from);
  return regions.length ? { country: from, countryregion: random.pick(regions).code } : { country: from };
}

/** One profile field with a common or rare value. */
function field(random: Random): MemberSearch {
  return random.pick<() => MemberSearch>([
    () => ({ sexuality: random.pick(words.sexualities) }),
    () => ({ relationship_status: random.pick(choices.relationship_status) }),
    () => ({ signup_reason: random.pick(choices.signup_reason) }),
    () => ({ body_type: random.pick(choices.body_type) }),
    () => ({ hair_colour: random.pick(choices.hair_colour) }),
    () => ({ eye_colour: random.pick(choices.eye_colour) }),
    () => ({ tattoos: random.pick(choices.tattoos) }),
    () => ({ interests: random.pick(words.interests) }),
  ])();
}

/** Towns that are not on our lists and need a lookup. */
const smallTowns = [
  'Falkensee',
  'Bad Tölz',
  'Haderslev',
  'Rovaniemi',
  'Zutphen',
  'Kirkenes',
  'Arlon',
  'Gubbio',
];

/** Searches from everyone to combinations without a match. */
export const searchKinds: SearchKind[] = [
  { name: 'a member’s own list', make: () => ({}), byMembers: true },
  {
    name: 'a member’s own list, a kind of profile',
    make: (random) => ({ kind: random.pick(['real', 'fictional'] as const), ...field(random) }),
    byMembers: true,
  },
  { name: 'everybody', make: () => ({}) },
  { name: 'gender', make: (random) => ({ gender: gender(random) }) },
  { name: 'gender, country', make: (random) => ({ gender: gender(random), country: country(random) }) },
  { name: 'gender, region', make: (random) => ({ gender: gender(random), ...region(random) }) },
  { name: 'gender, ages', make: (random) => ({ gender: gender(random), ...ages(random) }) },
  {
    name: 'gender, country, ages',
    make: (random) => ({ gender: gender(random), country: country(random), ...ages(random) }),
  },
  {
    name: 'gender, region, ages, kind',
    make: (random) => ({
      gender: gender(random),
      ...region(random),
      ...ages(random),
      kind: random.pick(['real', 'fictional', 'both'] as const),
    }),
  },
  { name: 'town', make: (random) => ({ city: random.pick(cities).name }) },
  {
    name: 'town and distance',
    make: (random) => ({
      gender: gender(random),
      city: random.pick(cities).name,
      distance: random.pick([10, 25, 50, 100, 200] as const),
    }),
  },
  {
    name: 'small town and distance',
    make: (random) => ({
      gender: gender(random),
      city: random.pick(smallTowns),
      distance: random.pick([10, 25, 50, 100, 200] as const),
      ...ages(random),
    }),
  },
  { name: 'one field', make: (random) => ({ gender: gender(random), ...field(random) }) },
  {
    name: 'country, ages, two fields',
    make: (random) => ({
      gender: gender(random),
      country: country(random),
      ...ages(random),
      ...field(random),
      ...field(random),
    }),
  },
  {
    name: 'four fields',
    make: (random) => ({ ...field(random), ...field(random), ...field(random), ...field(random) }),
  },
  {
    name: 'nobody',
    make: (random) =>
      random.pick<MemberSearch>([
        { gender: 'man', body_type: 'curvy' },
        { min_age: 80, max_age: 99 },
        { country: 'FI', countryregion: 'DE-BY' },
        { city: 'Nirgendwo', distance: 50 },
        { signup_reason: 'adventure', min_age: 56 },
        { gender: 'woman', sexuality: 'gay' },
      ]),
  },
];

export const createRandom = (kind: SearchKind) => seededRandom(`search ${kind.name}`);
