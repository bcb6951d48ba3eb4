import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { fillTowns } from '../geo/fill-towns.ts';
import { connect } from './connect.ts';

/** Beside the source in development, beside the bundle's parent after a build. */
function migrationsFolder(): string {
  const beside = fileURLToPath(new URL('./migrations', import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL('../backend/db/migrations', import.meta.url));
}

const url = process.env.DATABASE_URL;
if (!url) {
  console.error(
    'DATABASE_URL names the database to migrate, such as postgres://user:password@127.0.0.1:5432/vonk.',
  );
  process.exit(1);
}
const db = connect(url, 1);
await migrate(db, { migrationsFolder: migrationsFolder() });
await fillTowns(db);
await db.$client.end();
