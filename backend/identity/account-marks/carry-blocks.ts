import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { blocks, likes, profiles } from '../../platform/db/schema/members.ts';
import { announce } from '../../platform/realtime/hub.ts';

export type Block = { other: number; byOther: boolean };

/** Has the blocks of earlier accounts stand for this one. Who blocked is not told that the other is there again. */
export async function carryBlocks(
  tx: Tx,
  { userId, profileId }: { userId: number; profileId: number },
  found: readonly Block[],
  now: Date,
): Promise<void> {
  const others = await stillThere(tx, found, profileId);
  const wanted = found.filter(({ other }) => others.has(other));
  if (wanted.length === 0) return;
  const added = await tx
    .insert(blocks)
    .values(
      wanted.map(({ other, byOther }) => ({
        blocker: byOther ? other : profileId,
        blocked: byOther ? profileId : other,
        createdAt: now,
        carried: byOther,
      })),
    )
    .onConflictDoNothing()
    .returning({ blocker: blocks.blocker, blocked: blocks.blocked });
  if (added.length === 0) return;
  await endLikes(tx, profileId, [...others.keys()]);
  for (const { blocker, blocked } of added) {
    const other = blocker === profileId ? blocked : blocker;
    await announce(tx, [userId], { type: 'block', id: other });
    const otherUser = others.get(other);
    if (otherUser) await announce(tx, [otherUser], { type: 'block', id: profileId });
  }
}

/** The blocks of a profile on either side, those carried to it among them. */
export async function blocksOf(tx: Tx, profileId: number): Promise<Block[]> {
  const rows = await tx
    .select({ blocker: blocks.blocker, blocked: blocks.blocked })
    .from(blocks)
    .where(or(eq(blocks.blocker, profileId), eq(blocks.blocked, profileId)));
  return rows.map(({ blocker, blocked }) => ({
    other: blocker === profileId ? blocked : blocker,
    byOther: blocked === profileId,
  }));
}

async function stillThere(
  tx: Tx,
  found: readonly Block[],
  profileId: number,
): Promise<Map<number, number | null>> {
  const ids = found.map(({ other }) => other);
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: profiles.id, userId: profiles.userId })
    .from(profiles)
    .where(and(inArray(profiles.id, ids), ne(profiles.id, profileId), ne(profiles.status, 'deleted')));
  return new Map(rows.map((row) => [row.id, row.userId]));
}

async function endLikes(tx: Tx, profileId: number, others: number[]): Promise<void> {
  await tx
    .delete(likes)
    .where(
      or(
        and(eq(likes.fromProfile, profileId), inArray(likes.toProfile, others)),
        and(inArray(likes.fromProfile, others), eq(likes.toProfile, profileId)),
      ),
    );
}
