import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/platform/db/connect.ts';
import { demoBrands } from './brands.ts';
import { withoutIndexes } from './bulk-load.ts';
import { insertPhotos, insertProfiles, type DemoRow } from './insert-profile.ts';
import { peopleInTurn, type DemoPerson } from './people.ts';
import { demoPool } from './seed-brands.ts';
import type { Portrait } from './store-portraits.ts';

/** Real members of the demo are free ones (section 9). */
const freePhotos = 3;

const batch = 2000;

/** From this many on it is quicker to make the indexes anew afterwards than to keep them up. */
const many = 50_000;

/** As many have files of their own as a demo has members; a bench with a million of them need not have their pictures. */
const withOwnFiles = 2_000;

type Range = { from: number; to: number };
type Copies = { from: string; to: string }[];

/**
 * Writes the demo's members from one number to another, real ones with an account that nobody can log in to. The last
 * one has left for good. A million takes some minutes and the memory of a few thousand. Returns the pictures to copy.
 */
export async function seedPeople(
  tx: Tx,
  { from, to }: Range,
  portraits: Portrait[],
  now: Date,
): Promise<Copies> {
  const copies: Copies = [];
  const write = async () => void copies.push(...(await writePeople(tx, { from, to }, portraits, now)));
  await (to - from < many ? write() : withoutIndexes(tx, ['profiles', 'photos'], write));
  return copies;
}

async function writePeople(tx: Tx, { from, to }: Range, portraits: Portrait[], now: Date): Promise<Copies> {
  const copies: Copies = [];
  let part: DemoPerson[] = [];
  let number = 0;
  // The next people are drawn while the database still writes those before.
  let writing: Promise<Copies> = Promise.resolve([]);
  for (const person of peopleInTurn(to, now)) {
    number += 1;
    if (number <= from) continue;
    part.push(person);
    if (part.length < batch && number < to) continue;
    const [people, start] = [part, number - part.length];
    copies.push(...(await writing));
    const written = {
      people,
      prefix: `${start}-`,
      own: (at: number) => (start + at < withOwnFiles ? `member ${start + at}` : null),
      hasLeft: (at: number) => start + at === to - 1,
    };
    writing = writeBatch(tx, written, portraits, now);
    part = [];
  }
  copies.push(...(await writing));
  return copies;
}

type Batch = {
  people: DemoPerson[];
  /** Begins the addresses of those who have an account. */
  prefix: string;
  /** What each one's own files are named after; null for who shares those of the portrait. */
  own: (at: number) => string | null;
  /** Photos of a real one, at most. */
  most?: (at: number) => number;
  hasLeft?: (at: number) => boolean;
};

/** Writes people with their accounts and photos. Returns the pictures to copy. */
export async function writeBatch(
  tx: Tx,
  { people, prefix, own, most = () => freePhotos, hasLeft = () => false }: Batch,
  portraits: Portrait[],
  now: Date,
): Promise<Copies> {
  const userIds = await insertOwners(tx, people.filter((person) => !person.fictional).length, prefix, now);
  const rows = people.map((person, at): DemoRow => ({
    ...person,
    user_id: person.fictional ? null : (userIds.pop() ?? null),
    brand_id: brandFor(person.language),
    status: hasLeft(at) ? 'deleted' : 'active',
  }));
  const ids = await insertProfiles(tx, demoPool, rows, now);
  const owners = rows.map((row, at) => ({
    id: ids[at] ?? 0,
    portrait: row.portrait,
    first: row.portrait_first,
    most: row.fictional ? null : most(at),
    own: row.fictional ? null : own(at),
  }));
  return insertPhotos(tx, owners, portraits, now);
}

/** The brand that speaks a person's language, else the English one. */
function brandFor(language: string): string {
  return demoBrands.find((brand) => brand.domainLanguage === language)?.id ?? 'vonk';
}

/** Accounts with a password hash that no password verifies against. */
async function insertOwners(tx: Tx, count: number, prefix: string, now: Date): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into users (brand_id, email, password_hash, status, language, signup_date, confirmed_at, consents_answered_at, consents)
    select 'vonk', 'member-' || ${prefix}::text || n || '@demo.example', '!', 'active', 'en', ${now.toISOString()}::timestamptz,
      ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, '{"terms":"demo","sensitive":"demo"}'
    from generate_series(1, ${count}::int) n returning id`);
  return rows.map((row) => row.id);
}
