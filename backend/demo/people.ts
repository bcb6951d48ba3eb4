import {
  bodyTypes,
  interests,
  relationshipStatuses,
  signupReasons,
  tattoos,
  type Country,
  type Gender,
  type Interest,
  type Sexuality,
} from '../../lib/contract/vocabulary.ts';
import { cities } from '../geo/cities.ts';
import { aboutTexts, type DemoLanguage } from './about-texts.ts';
import { firstNames } from './first-names.ts';
import { ageBandOf, portraitPeople, type PortraitPerson } from './portrait-people.ts';
import { seededRandom, type Random } from './random.ts';

/** Someone the demo shows; columns as the profiles table has them. */
export type DemoPerson = {
  name: string;
  gender: Gender;
  sexuality: Sexuality;
  date_of_birth: string;
  country: Country;
  region: string | null;
  city: string;
  latitude: number;
  longitude: number;
  hair_colour: string;
  eye_colour: string;
  body_type: string;
  relationship_status: string;
  tattoos: string;
  signup_reason: string;
  interests: Interest[];
  about_me: string;
  language: DemoLanguage;
  fictional: boolean;
  /** Drawn person of the portraits' manifest. */
  portrait: string;
  /** Seconds since the person was last here. */
  active_seconds_ago: number;
};

const weightOf: Record<Country, number> = {
  DE: 30,
  NL: 14,
  SE: 10,
  AT: 7,
  CH: 7,
  BE: 5,
  GB: 5,
  FR: 4,
  IT: 3,
  ES: 3,
  DK: 3,
  FI: 3,
  NO: 3,
  PL: 3,
  IE: 2,
  US: 2,
  LU: 1,
  LI: 1,
  MT: 1,
};

const languageOf: Record<Country, DemoLanguage> = {
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

/** Share of fictional profiles in the demo. */
const fictionalShare = 0.45;
const day = 86_400;

/** The same people on every machine; only their dates follow `now`. */
export function demoPeople(count: number, now: Date): DemoPerson[] {
  const random = seededRandom('people');
  return Array.from({ length: count }, () => makePerson(random, now));
}

function makePerson(random: Random, now: Date): DemoPerson {
  const gender: Gender = random.chance(0.5) ? 'woman' : 'man';
  const portrait = random.pick(portraitPeople.filter((each) => each.gender === gender));
  const country = random.weighted(Object.entries(weightOf) as [Country, number][]);
  const city = random.pick(cities.filter((each) => each.country === country));
  const language = languageOf[country];
  return {
    name: random.pick(firstNames(country, gender, portrait.heritage)),
    gender,
    sexuality: random.weighted<Sexuality>([
      ['hetero', 84],
      [gender === 'man' ? 'gay' : 'lesbian', 8],
      ['bi', 8],
    ]),
    date_of_birth: birthday(random, portrait, now),
    country,
    region: city.region,
    city: city.name,
    // Within some kilometres of the centre, as people live.
    latitude: round(city.latitude + (random.next() - 0.5) / 10),
    longitude: round(city.longitude + (random.next() - 0.5) / 10),
    hair_colour: portrait.hair_colour,
    eye_colour: portrait.eye_colour,
    body_type: random.pick(bodyTypes),
    relationship_status: random.pick(relationshipStatuses),
    tattoos: random.pick(tattoos),
    signup_reason: random.pick(signupReasons),
    interests: random.sample(interests, random.int(5, 12)),
    about_me: aboutMe(random, language),
    language,
    fictional: random.chance(fictionalShare),
    portrait: portrait.id,
    active_seconds_ago: Math.floor(random.next() ** 3 * 20 * day),
  };
}

/** A date on which someone of the portrait's age was born; never one that would make them younger than 19. */
function birthday(random: Random, portrait: PortraitPerson, now: Date): string {
  let years: number;
  do years = random.int(19, 69);
  while (ageBandOf(years) !== portrait.age_band);
  const born = new Date(now);
  born.setUTCFullYear(now.getUTCFullYear() - years);
  born.setUTCDate(born.getUTCDate() - random.int(1, 360));
  return born.toISOString().slice(0, 10);
}

function aboutMe(random: Random, language: DemoLanguage): string {
  const { begin, middle, end } = aboutTexts[language];
  return [random.pick<string>(begin), random.pick<string>(middle), random.pick<string>(end)].join(' ');
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
