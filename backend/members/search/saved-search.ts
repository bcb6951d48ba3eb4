import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { savedSearchSchema } from '../../../lib/contract/members.ts';
import type { Queries } from '../../db/connect.ts';
import type { Actor } from '../../http/session.ts';

type SavedSearch = z.output<typeof savedSearchSchema>;

/** The search a member left; null for none. */
export async function getSavedSearch(db: Queries, { profileId }: Actor): Promise<SavedSearch | null> {
  const { rows } = await db.execute<{ search: SavedSearch }>(
    sql`select search from saved_searches where profile_id = ${profileId}`,
  );
  return rows[0]?.search ?? null;
}

/** Keeps a member's search in place of the one before; null forgets it. */
export async function saveSearch(
  db: Queries,
  { profileId }: Actor,
  search: SavedSearch | null,
  now: Date,
): Promise<void> {
  if (!search) {
    await db.execute(sql`delete from saved_searches where profile_id = ${profileId}`);
    return;
  }
  await db.execute(sql`
    insert into saved_searches (profile_id, search, saved_at)
    values (${profileId}, ${JSON.stringify(search)}, ${now.toISOString()})
    on conflict (profile_id) do update set search = excluded.search, saved_at = excluded.saved_at`);
}
