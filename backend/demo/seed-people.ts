import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { demoBrands } from './brands.ts';
import { insertPhotos, insertProfiles, type DemoRow } from './insert-profile.ts';
import { demoPeople } from './people.ts';
import { demoPool } from './seed-brands.ts';
import type { Portrait } from './store-portraits.ts';

const batch = 2000;

/** Writes the demo's members, real ones with an account that nobody can log in to. The last one has left for good. */
export async function seedPeople(tx: Tx, count: number, portraits: Portrait[], now: Date): Promise<void> {
  const people = demoPeople(count, now);
  for (let start = 0; start < people.length; start += batch) {
    const part = people.slice(start, start + batch);
    const userIds = await insertOwners(tx, part.filter((person) => !person.fictional).length, start, now);
    const rows = part.map((person, at): DemoRow => ({
      ...person,
      user_id: person.fictional ? null : (userIds.pop() ?? null),
      brand_id: brandFor(person.language),
      status: start + at === people.length - 1 ? 'deleted' : 'active',
    }));
    const ids = await insertProfiles(tx, demoPool, rows, now);
    const owners = rows.map((row, at) => ({
      id: ids[at] ?? 0,
      portrait: row.portrait,
      first: row.portrait_first,
    }));
    await insertPhotos(tx, owners, portraits, now);
  }
}

/** The brand that speaks a person's language, else the English one. */
function brandFor(language: string): string {
  return demoBrands.find((brand) => brand.domainLanguage === language)?.id ?? 'vonk';
}

/** Accounts with a password hash that no password verifies against. */
async function insertOwners(tx: Tx, count: number, offset: number, now: Date): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into users (brand_id, email, password_hash, status, language, signup_date, confirmed_at, consents)
    select 'vonk', 'member-' || (${offset}::int + n) || '@demo.example', '!', 'active', 'en', ${now.toISOString()}::timestamptz,
      ${now.toISOString()}::timestamptz, '{"terms":"demo","sensitive":"demo"}'
    from generate_series(1, ${count}::int) n returning id`);
  return rows.map((row) => row.id);
}
