import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { bookCredits } from '#backend/commerce/credits/book-credits.ts';
import { ageOn } from '#backend/community/members/age-on.ts';
import { ageConditions } from '#backend/community/members/search/ages.ts';
import { agesAround } from '#backend/community/members/search/search-preferences.ts';
import { matchesSearcher } from '#backend/community/members/search/matches-searcher.ts';
import { wantedGenders } from '#backend/community/members/searching-member.ts';
import type { Tx } from '#backend/platform/db/connect.ts';
import { demoBrands, type DemoBrand } from './brands.ts';
import type { PortraitUse } from './casting.ts';
import { insertPhotos, insertProfiles } from './insert-profile.ts';
import { demoLogins, demoPassword } from './logins.ts';
import { demoPeople, type DemoPerson, usualPeople, drawPerson, pickCity } from './people.ts';
import { demoPool } from './seed-brands.ts';
import { seedHistory } from './seed-history.ts';
import { writeBatch } from './seed-people.ts';
import { boughtCredits, seedFailedPayment, seedPurchases } from './seed-purchases.ts';
import type { Portrait } from './store-portraits.ts';
import type { Country } from '#lib/contract/countries.ts';
import { brandCountry } from '#lib/contract/commerce/price-country.ts';
import { listCities } from '#backend/platform/geo/cities.ts';
import { composeAbout } from './about/compose-about.ts';
import { seededRandom, type Random } from './random.ts';
import { drawConsents } from './consents.ts';

/** One less than a free member's limit, so that adding one can be tried; one is waiting for review. */
const freePhotos = 2;

/** Number of real conversation partners of each login. */
const partners = { premium: 4, free: 1 };

/** Minimum number of mutual matches of the same age in each login's country. */
const withinReach = 64;

/** Visible in the search, and nowhere outside the brand. */
const consents = { shown_to_visitors: true, indexable: false, advertisable: false };

/** Age of the premium login's account in days; the free one is new, so that the time bonus is visible. */
const premiumDays = 90;

type Copies = Awaited<ReturnType<typeof insertPhotos>>;

/**
 * Creates a free and a premium member for each brand, in its country and with a history, so that every screen can be
 * tried. Returns the pictures to copy.
 */
export async function seedAccounts(tx: Tx, portraits: Portrait[], now: Date): Promise<Copies> {
  const copies: Copies = [];
  const passwordHash = await hash(demoPassword);
  const used: PortraitUse = new Map();
  const likenesses = demoPeople(usualPeople, now, used).filter((person) => isOfMiddleAge(person, now));
  for (const [at, brand] of demoBrands.entries()) {
    for (const login of demoLogins) {
      const likeness = likenesses.filter(({ gender }) => gender === login.gender)[at];
      if (!likeness) throw new Error('The demo login has no likeness');
      const person = demoMember(likeness, brand, login.name, now);
      copies.push(...(await seedNeighbours(tx, { brand, login, person, portraits, used }, now)));
      copies.push(...(await seedAccount(tx, { brand, login, person, passwordHash, portraits }, now)));
    }
  }
  return copies;
}

/** An age with many portraits. */
function isOfMiddleAge(person: DemoPerson, now: Date): boolean {
  const age = ageOn(person.date_of_birth, now, person);
  return age >= 32 && age <= 45;
}

type Login = {
  brand: DemoBrand;
  login: (typeof demoLogins)[number];
  person: DemoPerson;
  portraits: Portrait[];
};

/** Adds mutual matches of the login's country and age up to the minimum. */
async function seedNeighbours(
  tx: Tx,
  { brand, login, person, portraits, used }: Login & { used: PortraitUse },
  now: Date,
): Promise<Copies> {
  const { from, to } = agesAround(ageOn(person.date_of_birth, now, person));
  const ofAge = sql.join(ageConditions({ min_age: from, max_age: to }, now), sql` and `);
  const { rows } = await tx.execute<{ fitting: number }>(sql`
    select count(*)::int as fitting from profiles
    where pool = ${demoPool} and status = 'active' and country = ${person.country} and ${ofAge}
      and ${matchesSearcher({ genders: wantedGenders(person), soughtAs: person.gender })}`);
  const missing = withinReach - (rows[0]?.fitting ?? 0);
  if (missing <= 0) return [];
  const key = `${brand.id}-${login.name.toLowerCase()}`;
  const people = listNeighbours(person, key, missing, now, used);
  const batch = {
    people,
    prefix: `${key}-`,
    own: (at: number) => `${key} ${at}`,
    maxPhotos: (at: number) => 1 + (at % 3),
  };
  return writeBatch(tx, batch, portraits, now);
}

async function seedAccount(
  tx: Tx,
  { brand, login, person, passwordHash, portraits }: Login & { passwordHash: string },
  now: Date,
): Promise<Copies> {
  const joined = login.paid ? new Date(now.getTime() - premiumDays * 86_400_000) : now;
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into users (brand_id, email, password_hash, status, language, paid_user, signup_date, confirmed_at, email_since,
      terms_version, consents_answered_at, consents)
    values (${brand.id}, ${login.email}, ${passwordHash}, 'active', ${brand.domainLanguage}, ${login.paid},
      ${joined.toISOString()}, ${joined.toISOString()}, ${joined.toISOString()}, ${now.toISOString()},
      ${joined.toISOString()}, '{"terms":"demo","sensitive":"demo"}') returning id`);
  const userId = rows[0]?.id;
  if (userId === undefined) throw new Error('The demo login was not written');
  const row = { ...person, ...consents, user_id: userId, brand_id: brand.id, status: 'active' as const };
  const [profileId] = await insertProfiles(tx, demoPool, [row], now);
  if (profileId === undefined) throw new Error('The demo profile was not written');
  const pictures = { portrait: person.portrait, first: person.portrait_first };
  const copies = await insertPhotos(
    tx,
    [
      {
        id: profileId,
        ...pictures,
        maxPhotos: login.paid ? null : freePhotos,
        own: login.email + brand.id,
        waits: true,
      },
    ],
    portraits,
    now,
  );
  const granted = login.credits - (login.paid ? boughtCredits : 0);
  const reference = `signup:${userId}`;
  await bookCredits(tx, { userId, delta: granted, reason: 'signup', reference, now: joined });
  const { country } = person;
  const locale = brand.domainLanguage;
  const buyer = { userId, brandId: brand.id, country, locale };
  await (login.paid ? seedPurchases : seedFailedPayment)(tx, buyer, now);
  const member = { profileId, userId, language: locale, person };
  await seedHistory(tx, member, login.paid ? partners.premium : partners.free, now);
  return copies;
}

/** A demo login that fits its brand: lives in the brand's country and writes its language. */
export function demoMember(likeness: DemoPerson, brand: DemoBrand, name: string, now: Date): DemoPerson {
  const { domainLanguage: language, settings } = brand;
  const country = brandCountry({ language, countries: settings.countries }) as Country;
  const random = seededRandom(`demo login ${brand.id} ${name}`);
  const towns = listCities(country);
  const city = towns[random.int(0, Math.min(2, towns.length - 1))] ?? likeness.city;
  const age = Math.floor((now.getTime() - Date.parse(likeness.date_of_birth)) / (365.25 * 86_400_000));
  const { interests, signup_reason: reason } = likeness;
  return {
    ...likeness,
    name,
    fictional: false,
    country,
    city,
    region: city.region,
    language,
    about_me: composeAbout(random, { language, city: city.name, age, interests, reason }),
    joined_days_ago: 90,
  };
}

/** Share of a login's neighbours in its own town; with fewer, its list would continue across a nearby border. */
const inTown = 0.6;

/** Maximum age in the demo. */
const oldest = 70;

/** People of a login's country and age, mutually attracted; two in five are fictional. Deterministic by key. */
export function listNeighbours(
  person: DemoPerson,
  key: string,
  count: number,
  now: Date,
  used: PortraitUse,
): DemoPerson[] {
  const ages = agesAround(ageOn(person.date_of_birth, now, person));
  const sought = wantedGenders(person);
  return Array.from({ length: count }, (_each, at) => {
    const random = seededRandom(`demo neighbour ${key} ${at}`);
    const gender = random.pick(sought);
    const traits = {
      gender,
      sexuality: drawnBack(random, gender, person.gender),
      country: person.country,
      city: random.chance(inTown) ? person.city : pickCity(random, person.country),
      age: random.int(ages.from, Math.min(oldest, ages.to)),
      consents: drawConsents(at),
    };
    return { ...drawPerson(random, traits, now, used), fictional: at % 5 === 1 || at % 5 === 3 };
  });
}

function drawnBack(
  random: Random,
  own: DemoPerson['gender'],
  other: DemoPerson['gender'],
): DemoPerson['sexuality'] {
  if (random.chance(0.15)) return 'bi';
  if (own !== other) return 'hetero';
  return own === 'man' ? 'gay' : 'lesbian';
}
