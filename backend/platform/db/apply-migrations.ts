import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { fillTowns } from '../geo/fill-towns.ts';
import type { Db } from './connect.ts';

/** Beside the source in development, beside the bundle's parent after a build. */
function migrationsFolder(): string {
  const beside = fileURLToPath(new URL('./migrations', import.meta.url));
  return existsSync(beside)
    ? beside
    : fileURLToPath(new URL('../backend/platform/db/migrations', import.meta.url));
}

/** Brings the database to the schema of this version and fills what comes along with it; done already, it does nothing. */
export async function applyMigrations(db: Db): Promise<void> {
  await migrate(db, { migrationsFolder: migrationsFolder() });
  await fillTowns(db);
}
