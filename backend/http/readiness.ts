import { isMigrated } from '../db/is-migrated.ts';
import type { Services } from './call.ts';

/** What keeps this process from its work, in words; null where nothing does. */
export async function whatHolds({ db, hub }: Pick<Services, 'db' | 'hub'>): Promise<string | null> {
  if (!(await isMigrated(db)))
    return 'the database does not answer, or lacks migrations of this version (node dist/migrate.mjs)';
  const silent = hub.deafFor();
  return silent === 0
    ? null
    : `no event of its own has come back for ${Math.ceil(silent / 1000)} s; behind a pooler in transaction mode ` +
        'DATABASE_DIRECT_URL has to name the server itself';
}
