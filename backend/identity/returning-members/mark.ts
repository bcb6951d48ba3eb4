import { eq, lte, sql } from 'drizzle-orm';
import { fingerprint } from '../../commerce/direct-debit/fingerprint.ts';
import type { BackendEnv } from '../../env.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { addressMarks } from '../../platform/db/schema/address-marks.ts';
import { text } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';
import { listBlocks } from './carry-blocks.ts';
import { getRedeemedBonuses } from './redeemed-bonuses.ts';
import { normalAddress } from './normal-address.ts';

/** 180 days in milliseconds: how long an address is remembered after its account. */
const markLife = 180 * 24 * 60 * 60 * 1000;

export type Marked = { userId: number; profileId: number; brandId: string; pool: string };

/** Keyed hash that identifies a mailbox. */
export function hashMailbox(env: Pick<BackendEnv, 'PSEUDONYM_KEY' | 'FRONT_KEY'>, email: string): Buffer {
  return Buffer.from(fingerprint(env, 'account-address', normalAddress(email)), 'base64url');
}

/** Remembers bonuses and blocks by address. Cannot be linked to the user id in ledger and payments. */
export async function storeReturningMemberMark(
  tx: Tx,
  { userId, profileId, brandId, pool }: Marked,
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
    blocked: blocks.flatMap(({ other, byOther }) => (byOther ? [] : [other])),
    blockedBy: blocks.flatMap(({ other, byOther }) => (byOther ? [other] : [])),
    banned: Boolean(account?.lockedAt),
    expiresAt: new Date(since.getTime() + markLife),
  };
  await tx
    .insert(addressMarks)
    .values({ hash, brandId, pool, ...values })
    .onConflictDoUpdate({
      target: [addressMarks.hash, addressMarks.brandId],
      set: {
        gifts: withNew('gifts'),
        conversations: sql`greatest(address_marks.conversations, excluded.conversations)`,
        discounts: withNew('discounts'),
        blocked: withNew('blocked'),
        blockedBy: withNew('blocked_by'),
        banned: sql`address_marks.banned or excluded.banned`,
        expiresAt: sql`greatest(address_marks.expires_at, excluded.expires_at)`,
      },
    });
}

function withNew(name: string) {
  const column = sql.identifier(name);
  return sql`array(select unnest(address_marks.${column}) union select unnest(excluded.${column}))`;
}

export async function purgeMarks(tx: Tx, now: Date): Promise<void> {
  await tx.delete(addressMarks).where(lte(addressMarks.expiresAt, now));
}

export async function deleteMarkedBlocks(tx: Tx, profileId: number): Promise<void> {
  await tx
    .update(addressMarks)
    .set({
      blocked: sql`array_remove(blocked, ${profileId}::bigint)`,
      blockedBy: sql`array_remove(blocked_by, ${profileId}::bigint)`,
    })
    .where(sql`${profileId}::bigint = any(blocked) or ${profileId}::bigint = any(blocked_by)`);
}

const acquireAddressLock = statement({
  params: { lock: text },
  text: `select pg_advisory_xact_lock(hashtext(:lock))`,
});

/** Serialises accounts of one mailbox, so that the second sees the first. */
export async function lockAddress(tx: Tx, hash: Buffer): Promise<void> {
  await acquireAddressLock(tx, { lock: `account-mark:${hash.toString('hex')}` });
}
