import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { announceBrands } from '../../brands/admin/find-brand.ts';
import { removeDemo } from '../../demo/remove-demo.ts';
import { seedAccounts } from '../../demo/seed-accounts.ts';
import { demoPool, seedBrands } from '../../demo/seed-brands.ts';
import { seedPeople } from '../../demo/seed-people.ts';
import { copyPortraits, storePortraits } from '../../demo/store-portraits.ts';
import { readStorageEnv } from '../../env.ts';
import { answerHelp, failWith } from '../operator/command.ts';
import { eraseUnused } from '../../community/photos/erase-photos.ts';
import { photoFolder } from '../../community/photos/photo-files.ts';
import { openFileStore } from '../storage/file-store.ts';
import { connect, inTransaction, type Db } from './connect.ts';
import { databaseOrEnd } from './on-database.ts';

const usual = 360;

const usage = `The demo's brands, people and logins, which nobody but the demo may have:
  npm run seed                             fills an empty database
  npm run seed -- --profiles 1000000       demo people up to that number
  npm run seed -- --remove                 takes them away, with Vonk stopped`;

answerHelp(usage);
const values = readOptions();
const profiles = Number(values.profiles ?? usual);
const url = databaseOrEnd('seed');
const complaint = whatIsWrong();
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
const db = connect(url, 2);
try {
  await (values.remove ? remove(db) : seed(db));
} catch (error) {
  failWith(error, usage);
} finally {
  await db.$client.end();
}

function readOptions() {
  const options = {
    demo: { type: 'boolean' },
    remove: { type: 'boolean' },
    profiles: { type: 'string' },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    failWith(error, usage);
    process.exit();
  }
}

function whatIsWrong(): string | null {
  if (values.remove) return null;
  if (!values.demo)
    return 'Say --demo: the demo brands, people and logins are the only seed there is. --remove takes it away.';
  if (!Number.isInteger(profiles) || profiles < 1) return '--profiles takes a number, such as 1000000.';
  return null;
}

async function seed(db: Db): Promise<void> {
  const now = new Date();
  const { rows } = await db.execute<{ brands: boolean; people: number }>(sql`
    select exists (select 1 from brands) as brands,
      (select count(*)::int from profiles where pool = ${demoPool}) as people`);
  const { brands, people } = rows[0] ?? { brands: false, people: 0 };
  if (brands && (values.profiles === undefined || people >= profiles)) {
    console.log(
      `The database has brands already, and ${people} demo profiles; --profiles takes a larger number.`,
    );
    return;
  }
  const files = await openFileStore(readStorageEnv(), photoFolder);
  const pictures = await storePortraits(files);
  await inTransaction(db, async (tx) => {
    if (!brands) await seedBrands(tx, now);
    const ofPeople = await seedPeople(tx, { from: brands ? people : 0, to: profiles }, pictures, now);
    const ofLogins = brands ? [] : await seedAccounts(tx, pictures, now);
    await copyPortraits(files, [...ofPeople, ...ofLogins]);
  });
  if (values.profiles === undefined) return;
  await settle(db);
  console.log(`${profiles} demo profiles are there.`);
}

/** The database must not be in use: a running backend would wait for this, and it for the backend. */
async function remove(db: Db): Promise<void> {
  const files = await openFileStore(readStorageEnv(), photoFolder);
  const { accounts, profiles, brands, kept, pictures } = await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local lock_timeout = '10s'`);
    const removed = await removeDemo(tx);
    await announceBrands(tx);
    return removed;
  });
  for (const hash of pictures) await eraseUnused(db, files, hash, new Date());
  console.log(`${accounts} accounts, ${profiles} profiles and ${brands.length} brands of the demo are gone.`);
  if (kept.length > 0) console.log(`Kept, for they have members or a host of their own: ${kept.join(', ')}.`);
}

/** Statistics and visibility of so many new rows at once, instead of whenever the server comes to it. */
async function settle(db: Db): Promise<void> {
  const client = await db.$client.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum (analyze) profiles, photos, users');
  client.release(true);
}
