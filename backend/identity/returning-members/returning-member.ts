import { eq, lte, sql } from 'drizzle-orm';
import { fingerprint } from '../../commerce/direct-debit/fingerprint.ts';
import type { BackendEnv } from '../../env.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { returningMembers } from '../../platform/db/schema/returning-members.ts';
import { listBlocks } from '../../community/members/inherit-blocks.ts';
import { getRedeemedBonuses } from './redeemed-bonuses.ts';
import { normalAddress } from './normal-address.ts';
import { CallError } from '../../platform/http/errors.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { isDisposableDomain } from '../email-validation/disposable-domain.ts';
import { findPrivateDomain } from './large-providers.ts';

/** 180 days in milliseconds: how long an address is remembered after its account. */
const retentionMs = 180 * 24 * 60 * 60 * 1000;

export type MemberIdentity = { userId: number; profileId: number; brandId: string; pool: string };

/** Keyed hash that identifies a mailbox. */
export function hashMailbox(env: Pick<BackendEnv, 'PSEUDONYM_KEY' | 'FRONT_KEY'>, email: string): Buffer {
  return Buffer.from(fingerprint(env, 'account-address', normalAddress(email)), 'base64url');
}

/** Remembers bonuses and blocks by address. Cannot be linked to the user id in ledger and payments. */
export async function storeReturningMember(
  tx: Tx,
  { userId, profileId, brandId, pool }: MemberIdentity,
  hash: Buffer,
  now: Date,
): Promise<void> {
  const [account] = await tx
    .select({ lockedAt: users.lockedAt, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId));
  const blocks = await listBlocks(tx, profileId);
  const since = account?.deletedAt ?? now;
  const values = {
    ...(await getRedeemedBonuses(tx, userId)),
    blockedProfileIds: blocks.flatMap(({ other, byOther }) => (byOther ? [] : [other])),
    blockedByProfileIds: blocks.flatMap(({ other, byOther }) => (byOther ? [other] : [])),
    banned: Boolean(account?.lockedAt),
    expiresAt: new Date(since.getTime() + retentionMs),
  };
  await tx
    .insert(returningMembers)
    .values({ hash, brandId, pool, ...values })
    .onConflictDoUpdate({
      target: [returningMembers.hash, returningMembers.brandId],
      set: {
        redeemedBonuses: withNew('redeemed_bonuses'),
        startedConversations: sql`greatest(returning_members.started_conversations, excluded.started_conversations)`,
        redeemedDiscounts: withNew('redeemed_discounts'),
        blockedProfileIds: withNew('blocked_profile_ids'),
        blockedByProfileIds: withNew('blocked_by_profile_ids'),
        banned: sql`returning_members.banned or excluded.banned`,
        expiresAt: sql`greatest(returning_members.expires_at, excluded.expires_at)`,
      },
    });
}

function withNew(name: string) {
  const column = sql.identifier(name);
  return sql`array(select unnest(returning_members.${column}) union select unnest(excluded.${column}))`;
}

export async function purgeReturningMembers(tx: Tx, now: Date): Promise<void> {
  await tx.delete(returningMembers).where(lte(returningMembers.expiresAt, now));
}

export async function deleteInheritableBlocks(tx: Tx, profileId: number): Promise<void> {
  await tx
    .update(returningMembers)
    .set({
      blockedProfileIds: sql`array_remove(blocked_profile_ids, ${profileId}::bigint)`,
      blockedByProfileIds: sql`array_remove(blocked_by_profile_ids, ${profileId}::bigint)`,
    })
    .where(
      sql`${profileId}::bigint = any(blocked_profile_ids) or ${profileId}::bigint = any(blocked_by_profile_ids)`,
    );
}

/** Serialises accounts of one mailbox, so that the second sees the first. */
export async function lockAddress(tx: Tx, hash: Buffer): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`account-mark:${hash.toString('hex')}`}))`);
}

type NewMember = { email: string; client: string };

/** Not for disposable addresses or beyond the limits per domain and network; the account opens either way. */
export async function mayGrantBonuses(
  limits: Pick<RateLimits, 'consume'>,
  { email, client }: NewMember,
): Promise<boolean> {
  if (isDisposableDomain(email)) return false;
  const domain = findPrivateDomain(normalAddress(email));
  try {
    if (domain) await limits.consume('bonus_domain', domain);
    await limits.consume('bonus_network', client);
    return true;
  } catch (refusal) {
    if (refusal instanceof CallError) return false;
    throw refusal;
  }
}
