import type { Tx } from '../db/connect.ts';
import type { Actor } from '../http/session.ts';
import { logConsent } from '../rights/log-consent.ts';

/** Notes a member's yes or no to being listed by search engines, where a change holds one. */
export async function noteIndexing(
  tx: Tx,
  { userId }: Actor,
  { indexable }: { indexable?: boolean | undefined },
  now: Date,
): Promise<void> {
  if (indexable !== undefined) await logConsent(tx, { userId, kind: 'indexing', granted: indexable }, now);
}
