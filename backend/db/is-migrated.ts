import journal from './migrations/meta/_journal.json' with { type: 'json' };
import type { Db } from './connect.ts';

const newest = Math.max(...journal.entries.map(({ when }) => when));

/** Whether the database answers and has the schema of this version, or a newer one. */
export async function isMigrated(db: Db): Promise<boolean> {
  try {
    const { rows } = await db.$client.query<{ done: boolean }>(
      'select exists (select from drizzle.__drizzle_migrations where created_at >= $1) as done',
      [newest],
    );
    return rows[0]?.done ?? false;
  } catch {
    return false;
  }
}
