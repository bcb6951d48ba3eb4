import type { Consents } from '#lib/contract/community/visibility.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { logConsent } from '../../identity/privacy/rights/log-consent.ts';

type Changes = { [Name in keyof Consents]?: boolean | undefined } & {
  hidden_brands?: readonly string[] | undefined;
};

export const indexingTag = (pool: string) => `indexing:${pool}`;

/** Tags to purge if a change affects whether, or where, search engines list a member. */
export function indexingTags(
  { pool }: Pick<Actor, 'pool'>,
  { indexable, shown_to_visitors, hidden_brands }: Changes,
): string[] {
  const changes = [indexable, shown_to_visitors, hidden_brands];
  return changes.every((change) => change === undefined) ? [] : [indexingTag(pool)];
}

const kinds = { indexable: 'indexing', shown_to_visitors: 'visitors', advertisable: 'advertising' } as const;

/** A first refusal is only logged for being shown to visitors, which may be the brand's default. */
export async function recordConsents(tx: Tx, { userId }: Actor, changes: Changes, now: Date): Promise<void> {
  for (const name of ['indexable', 'shown_to_visitors', 'advertisable'] as const) {
    const granted = changes[name];
    if (granted === undefined) continue;
    const isDefault = name === 'shown_to_visitors';
    await logConsent(tx, { userId, kind: kinds[name], granted }, now, { firstNo: isDefault });
  }
}
