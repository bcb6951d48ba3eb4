import type { Tx } from '../db/connect.ts';
import type { Actor } from '../http/session.ts';
import { logConsent } from '../rights/log-consent.ts';

type Changes = { indexable?: boolean | undefined; hidden_brands?: readonly string[] | undefined };

/** What holds the addresses of a pool's members for search engines. */
export const indexingTag = (pool: string) => `indexing:${pool}`;

/** The tags to purge where a change decides whether, or where, a member is listed by search engines. */
export function indexingTags({ pool }: Pick<Actor, 'pool'>, { indexable, hidden_brands }: Changes): string[] {
  return indexable === undefined && hidden_brands === undefined ? [] : [indexingTag(pool)];
}

/** Notes a member's yes or no to being listed by search engines, where a change holds one. */
export async function noteIndexing(
  tx: Tx,
  { userId }: Actor,
  { indexable }: Pick<Changes, 'indexable'>,
  now: Date,
): Promise<void> {
  if (indexable !== undefined) await logConsent(tx, { userId, kind: 'indexing', granted: indexable }, now);
}
