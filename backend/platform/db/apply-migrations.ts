import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { fillTowns } from '../geo/fill-towns.ts';
import type { Db } from './connect.ts';

/** Next to the source in development, one level above the bundle after a build. */
function migrationsFolder(): string {
  const beside = fileURLToPath(new URL('./migrations', import.meta.url));
  return existsSync(beside)
    ? beside
    : fileURLToPath(new URL('../backend/platform/db/migrations', import.meta.url));
}

/** Migrates the database to the schema of this version and fills its reference data; idempotent. */
export async function applyMigrations(db: Db): Promise<void> {
  await migrate(db, { migrationsFolder: migrationsFolder() });
  await fillTowns(db);
}
