import { eq } from 'drizzle-orm';
import type { Sexuality } from '#lib/contract/vocabulary.ts';
import type { Queries, Tx } from '../../platform/db/connect.ts';
import { profiles } from '../../platform/db/schema/members.ts';
import type { Actor } from '../../platform/http/session.ts';
import { announce, invalidateTags } from '../../platform/realtime/hub.ts';
import { logConsent } from '../../identity/privacy/rights/log-consent.ts';
import { clearSearchedGenders } from './search/saved-search.ts';

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

/** Null withdraws the consent and also deletes the wanted genders (GDPR articles 9 and 7(3)). */
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
