import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/platform/db/connect.ts';
import { demoBrands } from './brands.ts';
import { insertPhotos, insertProfiles, type DemoRow } from './insert-profile.ts';
import { peopleInTurn, type DemoPerson } from './people.ts';
import { demoPool } from './seed-brands.ts';
import type { Portrait } from './store-portraits.ts';

/** Real demo members are free ones (`docs/specification.md` §9). */
const freePhotos = 3;

const batch = 2000;

/** From this number on, rebuilding the indexes is faster than maintaining them. */
const many = 50_000;

/** Number of people with personal files, enough for a demo; a benchmark with a million shares files. */
const withOwnFiles = 2_000;

type Range = { from: number; to: number };
type Copies = { from: string; to: string }[];

/**
 * Inserts a range of demo members, the real ones with an account without login. The last one has been deleted for
 * good. A million takes some minutes and the memory of a few thousand. Returns the pictures to copy.
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
  // Draws the next people while the database still inserts the previous ones.
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
  /** Prefix of the account addresses. */
  prefix: string;
  /** Hash input for personal files; null shares the portrait's files. */
  own: (at: number) => string | null;
  /** Maximum photos of a real member. */
  maxPhotos?: (at: number) => number;
  hasLeft?: (at: number) => boolean;
};

/** Inserts people with accounts and photos. Returns the pictures to copy. */
export async function writeBatch(
  tx: Tx,
  { people, prefix, own, maxPhotos = () => freePhotos, hasLeft = () => false }: Batch,
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
    maxPhotos: row.fictional ? null : maxPhotos(at),
    own: row.fictional ? null : own(at),
  }));
  return insertPhotos(tx, owners, portraits, now);
}

/** The brand with the person's language, else the English one. */
function brandFor(language: string): string {
  return demoBrands.find((brand) => brand.domainLanguage === language)?.id ?? 'vonk';
}

/** Inserts accounts with a password hash that matches no password. */
async function insertOwners(tx: Tx, count: number, prefix: string, now: Date): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into users (brand_id, email, password_hash, status, language, signup_date, confirmed_at, consents_answered_at, consents)
    select 'vonk', 'member-' || ${prefix}::text || n || '@demo.example', '!', 'active', 'en', ${now.toISOString()}::timestamptz,
      ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, '{"terms":"demo","sensitive":"demo"}'
    from generate_series(1, ${count}::int) n returning id`);
  return rows.map((row) => row.id);
}

/** Runs bulk inserts into tables without their indexes; indexes of constraints stay. */
async function withoutIndexes(tx: Tx, tables: string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = any(${sql.param(tables)}::text[]::regclass[])
      and not exists (select 1 from pg_constraint where conindid = indexrelid)`);
  for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`));
  await work();
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
  for (const { definition } of rows) await tx.execute(sql.raw(definition));
}
