import { sql, type SQL, eq } from 'drizzle-orm';
import type { Surface } from '#lib/contract/community/members.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Consents } from '#lib/contract/community/visibility.ts';
import type { Tx, Queries } from '../../platform/db/connect.ts';
import { logConsent } from '../../identity/privacy/log-consent.ts';
import type { Sexuality } from '#lib/contract/vocabulary.ts';
import { profiles } from '../../platform/db/schema/members.ts';
import { announce, invalidateTags } from '../../platform/realtime/hub.ts';
import { clearSearchedGenders } from './search/saved-search.ts';

export type Audience = 'members' | 'visitors' | Surface;

/** Logged-in callers are members, except for pages shared by everyone. */
export function getAudience(actor: Pick<Actor, 'profileId'> | null, surface?: Surface): Audience {
  return surface ?? (actor ? 'members' : 'visitors');
}

const conditions: Record<Audience, SQL> = {
  members: sql`true`,
  visitors: sql`(profiles.fictional or profiles.shown_to_visitors)`,
  // Search engines can only list pages that visitors can open.
  search_engines: sql`(profiles.fictional or (profiles.indexable and profiles.shown_to_visitors))`,
  advertising: sql`(profiles.fictional or profiles.advertisable)`,
};

/** True if the member agreed to be shown to an audience; fictional profiles need no consent. */
export const agreedTo = (audience: Audience): SQL => conditions[audience];

export function startsShownToVisitors({ logged_out_search }: { logged_out_search: 'yes' | 'no' }): boolean {
  return logged_out_search === 'yes';
}

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

export async function getSexuality(
  db: Queries,
  { profileId }: Pick<Actor, 'profileId'>,
): Promise<string | null> {
  const [own] = await db
    .select({ sexuality: profiles.sexuality })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  return own?.sexuality ?? null;
}

/** Null withdraws the consent and also deletes the genders sought (GDPR articles 9 and 7(3)). */
export async function setSexuality(
  tx: Tx,
  { profileId, userId, pool }: Actor,
  sexuality: Sexuality | null,
  now: Date,
): Promise<void> {
  await tx.update(profiles).set({ sexuality, changedAt: now }).where(eq(profiles.id, profileId));
  if (sexuality === null) await clearSearchedGenders(tx, profileId);
  await logConsent(tx, { userId, kind: 'sensitive', granted: sexuality !== null }, now, { firstNo: true });
  await invalidateTags(tx, `member:${profileId}`, `members:${pool}`);
  await announce(tx, [userId], { type: 'user' });
}
