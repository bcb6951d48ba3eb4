import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { bookCredits } from '../commerce/credits/book-credits.ts';
import type { Tx } from '../platform/db/connect.ts';
import { demoBrands, type DemoBrand } from './brands.ts';
import { demoMember } from './demo-member.ts';
import { insertPhotos, insertProfiles } from './insert-profile.ts';
import { demoLogins, demoPassword } from './logins.ts';
import { demoPeople, type DemoPerson } from './people.ts';
import { demoPool } from './seed-brands.ts';
import { seedHistory } from './seed-history.ts';
import { boughtCredits, seedPurchases } from './seed-purchases.ts';
import type { Portrait } from './store-portraits.ts';

/** One less than a free member may have, so that adding one can be tried too. */
const freePhotos = 2;

/** Found in the search, and nowhere outside the brand. */
const consents = { shown_to_visitors: true, indexable: false, advertisable: false };

/** Days for which the premium login is a member; the free one has just come, so that the time bonus can be seen. */
const premiumDays = 90;

type Copies = Awaited<ReturnType<typeof insertPhotos>>;

/**
 * One free and one premium member for each brand, at home there and with a history, so that every screen can be tried at
 * once. Returns the pictures to copy.
 */
export async function seedAccounts(tx: Tx, portraits: Portrait[], now: Date): Promise<Copies> {
  const copies: Copies = [];
  const passwordHash = await hash(demoPassword);
  const likenesses = demoPeople(demoBrands.length * demoLogins.length, now);
  for (const [at, brand] of demoBrands.entries()) {
    for (const [nth, login] of demoLogins.entries()) {
      const likeness = likenesses[at * demoLogins.length + nth];
      if (!likeness) throw new Error('The demo login has no likeness');
      const person = demoMember(likeness, brand, login.name, now);
      copies.push(...(await seedAccount(tx, { brand, login, person, passwordHash, portraits }, now)));
    }
  }
  return copies;
}

type Account = {
  brand: DemoBrand;
  login: (typeof demoLogins)[number];
  person: DemoPerson;
  passwordHash: string;
  portraits: Portrait[];
};

async function seedAccount(tx: Tx, account: Account, now: Date): Promise<Copies> {
  const { brand, login, person, passwordHash, portraits } = account;
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
    [{ id: profileId, ...pictures, most: login.paid ? null : freePhotos, own: login.email + brand.id }],
    portraits,
    now,
  );
  const gift = login.credits - (login.paid ? boughtCredits : 0);
  const reference = `signup:${userId}`;
  await bookCredits(tx, { userId, delta: gift, reason: 'signup', reference, now: joined });
  const { country } = person;
  const locale = brand.domainLanguage;
  if (login.paid) await seedPurchases(tx, { userId, brandId: brand.id, country, locale }, now);
  await seedHistory(tx, { profileId, userId, language: locale, person }, now);
  return copies;
}
