import { databaseErrorCode } from '../db/connect.ts';
import { isServiceAway } from '../db/database-trouble.ts';
import { isMigrated } from '../db/is-migrated.ts';
import type { Services } from './call.ts';

/**
 * The component that blocks this process and its problem; null if ready. Without the database's own message, which
 * names addresses and logins.
 */
export async function findReadinessFault({ db, hub }: Pick<Services, 'db' | 'hub'>): Promise<string | null> {
  try {
    if (!(await isMigrated(db))) return 'migrations: this version has some that the database lacks';
  } catch (error) {
    if (isServiceAway(error)) return 'database: it does not answer';
    const code = databaseErrorCode(error);
    return `database: it refuses${code === null ? '' : ` (${code})`}`;
  }
  const silent = hub.disconnectedMs();
  return silent === 0
    ? null
    : `events: none of its own has come back for ${Math.ceil(silent / 1000)} s; behind a pooler in transaction mode ` +
        'DATABASE_DIRECT_URL has to name the server itself';
}
