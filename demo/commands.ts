import { type Command, InvalidArgumentError } from 'commander';
import { sql } from 'drizzle-orm';
import { announceBrands } from '#backend/brands/admin/find-brand.ts';
import { parseStorageEnv } from '#backend/env.ts';
import { eraseUnused } from '#backend/community/photos/erase-photos.ts';
import { photoFolder } from '#backend/community/photos/photo-files.ts';
import { applyMigrations } from '#backend/platform/db/apply-migrations.ts';
import { inTransaction, type Db } from '#backend/platform/db/connect.ts';
import { onDatabase } from '#backend/platform/db/on-database.ts';
import { createFileStore } from '#backend/platform/storage/file-store.ts';
import { usualPeople } from './people.ts';
import { removeDemo } from './remove-demo.ts';
import { seedAccounts } from './seed-accounts.ts';
import { demoPool, seedBrands } from './seed-brands.ts';
import { seedPeople } from './seed-people.ts';
import { copyPortraits, listPortraits, storePortraits } from './store-portraits.ts';

export function demoCommands(program: Command): Command {
  const demo = program.command('demo').description('add or remove the brands, people and logins of the demo');
  demo
    .command('seed')
    .description('fill an empty database')
    .option('--profiles <number>', 'demo people up to that number, such as 1000000', readCount)
    .action(({ profiles }: { profiles?: number }) => onDatabase(2, (db) => seed(db, profiles)));
  demo
    .command('remove')
    .description('remove the demo, with Vonk stopped')
    .action(() => onDatabase(2, remove));
  return demo;
}

function readCount(given: string): number {
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1)
    throw new InvalidArgumentError('It is a number, such as 1000000.');
  return count;
}

async function seed(db: Db, wanted: number | undefined): Promise<void> {
  await applyMigrations(db);
  const profiles = wanted ?? usualPeople;
  const now = new Date();
  const { rows } = await db.execute<{ brands: boolean; people: number }>(sql`
    select exists (select 1 from brands) as brands,
      (select count(*)::int from profiles where pool = ${demoPool}) as people`);
  const { brands, people } = rows[0] ?? { brands: false, people: 0 };
  if (brands && (wanted === undefined || people >= profiles)) {
    console.log(
      `The database has brands already, and ${people} demo profiles; --profiles takes a larger number.`,
    );
    return;
  }
  const files = await createFileStore(parseStorageEnv(), photoFolder);
  const pictures = await storePortraits(files);
  await inTransaction(db, async (tx) => {
    if (!brands) await seedBrands(tx, now);
    const ofPeople = await seedPeople(tx, { from: brands ? people : 0, to: profiles }, pictures, now);
    const ofLogins = brands ? [] : await seedAccounts(tx, pictures, now);
    await copyPortraits(files, [...ofPeople, ...ofLogins]);
  });
  if (wanted === undefined) return;
  await settle(db);
  console.log(`${profiles} demo profiles are there.`);
}

/** The database must not be in use: a running backend would deadlock with this. */
async function remove(db: Db): Promise<void> {
  // Portraits without a profile were stored too.
  const stored = (await listPortraits()).flatMap((each) => each.pictures.map(({ hash }) => hash));
  const files = await createFileStore(parseStorageEnv(), photoFolder);
  const { accounts, profiles, brands, remainingBrands, pictures } = await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local lock_timeout = '10s'`);
    const removed = await removeDemo(tx);
    await announceBrands(tx);
    return removed;
  });
  for (const hash of new Set([...pictures, ...stored])) await eraseUnused(db, files, hash, new Date());
  console.log(`${accounts} accounts, ${profiles} profiles and ${brands.length} brands of the demo are gone.`);
  if (remainingBrands.length > 0)
    console.log(
      `Not removed, because they have members or a host of their own: ${remainingBrands.join(', ')}.`,
    );
}

/** Updates statistics and visibility of the new rows now instead of waiting for autovacuum. */
async function settle(db: Db): Promise<void> {
  const client = await db.$client.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum (analyze) profiles, photos, users');
  client.release(true);
}
