import type { Country } from '#lib/contract/countries.ts';
import { type Gender, type Interest, interests, type Sexuality } from '#lib/contract/vocabulary.ts';
import type { Choice, ChoiceField } from '#lib/contract/community/profile-vocabulary.ts';
import { type City, listCities } from '#backend/platform/geo/cities.ts';
import { composeAbout, type DemoLanguage } from './about/compose-about.ts';
import {
  bornAt,
  drawAge,
  listBodyTypes,
  countryWeights,
  signupReasonsAt,
  statusesAt,
  tattoosAt,
  languageAt,
} from './weights.ts';
import { castPortrait, type PortraitUse } from './casting.ts';
import { drawConsents, type DemoConsents } from './consents.ts';
import { firstNames } from './first-names.ts';
import type { PortraitId } from './portrait-people.ts';
import { type Random, seededRandom } from './random.ts';

export type DemoPerson = {
  name: string;
  gender: Gender;
  sexuality: Sexuality;
  /** YYYY-MM-DD; the age is 18 to 70 on the day of `now`. */
  date_of_birth: string;
  country: Country;
  region: string | null;
  city: City;
  language: DemoLanguage;
  interests: Interest[];
  about_me: string;
  fictional: boolean;
  portrait: PortraitId;
  /** Index of the portrait's first picture, modulo their number, so that two people rarely show the same. */
  portrait_first: number;
  /** At least 20 minutes: no demo person ever appears online. */
  last_active_seconds_ago: number;
  joined_days_ago: number;
} & { [F in ChoiceField]: Choice<F> } & DemoConsents;

const fictionalShare = 0.45;

/** Default number of demo people. */
export const usualPeople = 360;

/** The demo's people, deterministic by day; the first 100 are the same for any count. */
export function demoPeople(count: number, now: Date, used?: PortraitUse): DemoPerson[] {
  return [...peopleInTurn(count, now, used)];
}

/** The same people as a generator, so that a million of them need no memory. */
export function* peopleInTurn(
  count: number,
  now: Date,
  used: PortraitUse = new Map(),
): Generator<DemoPerson> {
  for (let index = 0; index < count; index += 1) yield demoPerson(index, now, used);
}

function demoPerson(index: number, now: Date, used: PortraitUse): DemoPerson {
  const random = seededRandom(`demo person ${index}`);
  const gender: Gender = index % 2 === 0 ? 'woman' : 'man';
  const country = random.weighted(countryWeights);
  const city = pickCity(random, country);
  const age = drawAge(random);
  return drawPerson(random, { gender, country, city, age, consents: drawConsents(index) }, now, used);
}

/** Traits decided before the rest is drawn. */
export type PersonOptions = Pick<DemoPerson, 'gender' | 'country' | 'city'> & {
  age: number;
  /** Random by default. */
  sexuality?: Sexuality;
  consents: DemoConsents;
};

/** A demo person with the given traits. */
export function drawPerson(
  random: Random,
  { gender, country, city, age, sexuality, consents }: PersonOptions,
  now: Date,
  used: PortraitUse,
): DemoPerson {
  const person = castPortrait(random, used, { gender, age, country });
  const language = languageAt(random, city);
  const liked = random.sample(interests, random.int(5, 12));
  const signup_reason = random.weighted(signupReasonsAt(age));
  const joined = random.int(1, 540);

  return {
    name: random.pick(firstNames(country, gender, age, person.heritage)),
    gender,
    sexuality: sexuality ?? drawSexuality(random, gender),
    date_of_birth: bornAt(random, age, now),
    country,
    region: city.region,
    city,
    language,
    hair_colour: person.hair_colour,
    eye_colour: person.eye_colour,
    body_type: random.weighted(listBodyTypes[gender]),
    relationship_status: random.weighted(statusesAt(age)),
    tattoos: random.weighted(tattoosAt(age)),
    signup_reason,
    interests: interests.filter((interest) => liked.includes(interest)),
    about_me: spelledAt(
      country,
      composeAbout(random, { language, city: city.name, age, interests: liked, reason: signup_reason }),
    ),
    fictional: random.chance(fictionalShare),
    portrait: person.id,
    portrait_first: person.uses,
    last_active_seconds_ago: drawLastActive(random, joined),
    joined_days_ago: joined,
    ...consents,
  };
}

// Favours the towns listed first, which are the largest.
export function pickCity(random: Random, country: Country): City {
  const towns = listCities(country);
  return random.weighted(towns.map((city, i) => [city, 1 / (i + 2)] as const));
}

function drawSexuality(random: Random, gender: Gender): Sexuality {
  const own: Sexuality = gender === 'man' ? 'gay' : 'lesbian';
  return random.weighted([['hetero', 80] as const, ['bi', 11] as const, [own, 9] as const]);
}

function drawLastActive(random: Random, joinedDaysAgo: number): number {
  const min = 20 * 60;
  const max = Math.min(45, joinedDaysAgo) * 86_400;
  return Math.round(min + random.next() ** 3 * (max - min));
}

// Switzerland and Liechtenstein do not use ß.
function spelledAt(country: Country, text: string): string {
  return country === 'CH' || country === 'LI' ? text.replaceAll('ß', 'ss') : text;
}
