import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { blocks, likes, profiles } from '../../platform/db/schema/members.ts';
import { announce } from '../../platform/realtime/hub.ts';

/** `byOther`: set by the other, or by an earlier account that must not reveal the other to this one. */
export type Block = { other: number; byOther: boolean };

/** The other side is not notified; this account only sees its own blocks. */
export async function inheritBlocks(
  tx: Tx,
  { userId, profileId }: { userId: number; profileId: number },
  found: readonly Block[],
  now: Date,
): Promise<void> {
  const others = await stillThere(tx, found, profileId);
  const relevant = found.filter(({ other }) => others.has(other));
  if (relevant.length === 0) return;
  const added = await tx
    .insert(blocks)
    .values(
      relevant.map(({ other, byOther }) => ({
        blockerProfileId: byOther ? other : profileId,
        blockedProfileId: byOther ? profileId : other,
        createdAt: now,
        inherited: byOther,
        secret: true,
      })),
    )
    .onConflictDoNothing()
    .returning({ blocker: blocks.blockerProfileId, blocked: blocks.blockedProfileId });
  if (added.length === 0) return;
  await endLikes(tx, profileId, [...others]);
  for (const { blocker, blocked } of added)
    if (blocker === profileId) await announce(tx, [userId], { type: 'block', id: blocked });
}

/** Blocks in both directions, including inherited ones. */
export async function listBlocks(tx: Tx, profileId: number): Promise<Block[]> {
  const rows = await tx
    .select({
      blocker: blocks.blockerProfileId,
      blocked: blocks.blockedProfileId,
      inherited: blocks.inherited,
    })
    .from(blocks)
    .where(or(eq(blocks.blockerProfileId, profileId), eq(blocks.blockedProfileId, profileId)));
  return rows.map(({ blocker, blocked, inherited }) => ({
    other: blocker === profileId ? blocked : blocker,
    byOther: blocked === profileId || inherited,
  }));
}

async function stillThere(tx: Tx, found: readonly Block[], profileId: number): Promise<Set<number>> {
  const ids = found.map(({ other }) => other);
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(inArray(profiles.id, ids), ne(profiles.id, profileId), ne(profiles.status, 'deleted')));
  return new Set(rows.map(({ id }) => id));
}

async function endLikes(tx: Tx, profileId: number, others: number[]): Promise<void> {
  await tx
    .delete(likes)
    .where(
      or(
        and(eq(likes.likerProfileId, profileId), inArray(likes.likedProfileId, others)),
        and(inArray(likes.likerProfileId, others), eq(likes.likedProfileId, profileId)),
      ),
    );
}
