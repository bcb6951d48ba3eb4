import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { connect } from './connect.ts';

/** Beside the source in development, beside the bundle's parent after a build. */
function migrationsFolder(): string {
  const beside = fileURLToPath(new URL('./migrations', import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL('../backend/db/migrations', import.meta.url));
}

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL names the database to migrate.');
const db = connect(url, 1);
await migrate(db, { migrationsFolder: migrationsFolder() });
await db.$client.end();
