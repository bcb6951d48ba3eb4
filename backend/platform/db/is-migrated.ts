import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { databaseErrorCode, type Db } from './connect.ts';
import { lacksMigrations } from './database-trouble.ts';

const newest = Math.max(...journal.entries.map(({ when }) => when));

/** PostgreSQL codes of a missing table or schema: nothing was ever migrated. */
const isNothing = new Set<string | null>(['42P01', '3F000']);

/** Whether the database has this version's schema or a newer one. @throws if the database is unavailable */
export async function isMigrated(db: Db): Promise<boolean> {
  try {
    const { rows } = await db.$client.query<{ done: boolean }>(
      'select exists (select from drizzle.__drizzle_migrations where created_at >= $1) as done',
      [newest],
    );
    return rows[0]?.done ?? false;
  } catch (error) {
    if (isNothing.has(databaseErrorCode(error))) return false;
    throw error;
  }
}

/** @throws {Error} with instructions, if the schema is outdated or missing */
export async function requireMigrated(db: Db): Promise<void> {
  if (!(await isMigrated(db))) throw new Error(`${lacksMigrations}.`);
}
