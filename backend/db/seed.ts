import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { seedAccounts } from '../demo/seed-accounts.ts';
import { seedBrands } from '../demo/seed-brands.ts';
import { seedPeople } from '../demo/seed-people.ts';
import { storePortraits } from '../demo/store-portraits.ts';
import { connect, inTransaction } from './connect.ts';

const { values } = parseArgs({
  options: { demo: { type: 'boolean' }, profiles: { type: 'string', default: '360' } },
});
const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL names the database to seed.');
if (!values.demo)
  throw new Error('Say --demo: the demo brands, people and logins are the only seed there is.');

const db = connect(url, 2);
const { rows } = await db.execute(sql`select 1 from brands limit 1`);
if (rows.length) {
  console.log('The database has brands already; the demo seed is for an empty one.');
} else {
  const now = new Date();
  const pictures = await storePortraits(process.env.DATA_DIR ?? '.data');
  await inTransaction(db, async (tx) => {
    await seedBrands(tx);
    await seedPeople(tx, Number(values.profiles), pictures, now);
    await seedAccounts(tx, pictures, now);
  });
}
await db.$client.end();
