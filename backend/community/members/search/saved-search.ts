import type { z } from 'zod';
import type { savedSearchSchema } from '#lib/contract/community/search.ts';
import type { Queries, Tx } from '#backend/platform/db/connect.ts';
import type { Actor } from '#backend/platform/http/session.ts';
import { savedSearches } from '#backend/platform/db/schema/members.ts';
import { int8, jsonb, timestamptz, statement } from '#backend/platform/db/statement.ts';

export type SavedSearch = z.output<typeof savedSearchSchema>;

const selectSavedSearches = statement({
  params: { profileId: int8 },
  row: { search: savedSearches.search },
  text: `select search from saved_searches where profile_id = :profileId`,
});

export async function getSavedSearch(db: Queries, { profileId }: Actor): Promise<SavedSearch | null> {
  const { rows } = await selectSavedSearches(db, { profileId });
  return rows[0]?.search ?? null;
}

const deleteSavedSearches = statement({
  params: { profileId: int8 },
  text: `delete from saved_searches where profile_id = :profileId`,
});

const insertSavedSearches = statement({
  params: { profileId: int8, search: jsonb<object>(), now: timestamptz },
  text: `
    insert into saved_searches (profile_id, search, saved_at)
    values (:profileId, :search, :now)
    on conflict (profile_id) do update set search = excluded.search, saved_at = excluded.saved_at`,
});

/** Replaces the member's saved search; null deletes it. */
export async function saveSearch(
  db: Queries,
  { profileId }: Actor,
  search: SavedSearch | null,
  now: Date,
): Promise<void> {
  if (!search) {
    await deleteSavedSearches(db, { profileId });
    return;
  }
  await insertSavedSearches(db, { profileId, search, now });
}

const updateSavedSearches = statement({
  params: { profileId: int8 },
  text: `update saved_searches set search = search - array['sexuality', 'gender', 'match'] where profile_id = :profileId`,
});

export async function clearSearchedGenders(tx: Tx, profileId: number): Promise<void> {
  await updateSavedSearches(tx, { profileId });
}
