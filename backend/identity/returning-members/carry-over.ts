import { and, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { returningMembers } from '../../platform/db/schema/returning-members.ts';
import { profiles } from '../../platform/db/schema/members.ts';
import { listBlocks, inheritBlocks, type Block } from '../../community/members/inherit-blocks.ts';
import { getRedeemedBonuses, together, type RedeemedBonuses } from './redeemed-bonuses.ts';
import { lockAddress, type MemberIdentity } from './returning-member.ts';

/** Another account of the same mailbox, possibly erased. */
type Earlier = RedeemedBonuses & { brandId: string; banned: boolean; blocks: Block[] };

/**
 * Transfers redeemed bonuses and blocks from the mailbox's earlier accounts; returns whether the operator has locked one on
 * this brand. Only for a freshly confirmed address, as an unverified one must not reveal anything about others.
 */
export async function carryOver(
  tx: Tx,
  account: MemberIdentity,
  hash: Buffer,
  now: Date,
): Promise<RedeemedBonuses & { banned: boolean }> {
  await lockAddress(tx, hash);
  await tx.update(users).set({ addressHash: hash }).where(eq(users.id, account.userId));
  const earlier = [
    ...(await findReturningMembers(tx, account, hash, now)),
    ...(await findThere(tx, account, hash)),
  ];
  const ofBrand = earlier.filter(({ brandId }) => brandId === account.brandId);
  if (ofBrand.length) await storeRedeemedBonuses(tx, account.userId, ofBrand);
  await inheritBlocks(
    tx,
    account,
    earlier.flatMap(({ blocks }) => blocks),
    now,
  );
  return { ...together(ofBrand), banned: ofBrand.some(({ banned }) => banned) };
}

/** From accounts that were erased or have changed their address. */
async function findReturningMembers(
  tx: Tx,
  { pool }: MemberIdentity,
  hash: Buffer,
  now: Date,
): Promise<Earlier[]> {
  const rows = await tx
    .select()
    .from(returningMembers)
    .where(
      and(
        eq(returningMembers.hash, hash),
        eq(returningMembers.pool, pool),
        gt(returningMembers.expiresAt, now),
      ),
    );
  return rows.map(({ blockedProfileIds, blockedByProfileIds, ...each }) => ({
    ...each,
    blocks: [
      ...blockedProfileIds.map((other) => ({ other, byOther: false })),
      ...blockedByProfileIds.map((other) => ({ other, byOther: true })),
    ],
  }));
}

/** From existing accounts: another spelling, or deleted but not yet erased. */
async function findThere(tx: Tx, { userId, pool }: MemberIdentity, hash: Buffer): Promise<Earlier[]> {
  const rows = await tx
    .select({
      id: users.id,
      profileId: profiles.id,
      brandId: users.brandId,
      banned: sql<boolean>`${isNotNull(users.lockedAt)}`,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(eq(users.addressHash, hash), eq(profiles.pool, pool), ne(users.id, userId), isNull(users.erasedAt)),
    )
    .orderBy(users.id);
  const found: Earlier[] = [];
  for (const { id, profileId, ...each } of rows)
    found.push({ ...each, ...(await getRedeemedBonuses(tx, id)), blocks: await listBlocks(tx, profileId) });
  return found;
}

async function storeRedeemedBonuses(tx: Tx, userId: number, had: readonly RedeemedBonuses[]): Promise<void> {
  const [account] = await tx
    .select({
      redeemedBonuses: users.redeemedBonuses,
      redeemedDiscounts: users.redeemedDiscounts,
      startedConversations: users.startedConversations,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!account) return;
  const redeemed = together([account, ...had]);
  await tx.update(users).set(redeemed).where(eq(users.id, userId));
}
