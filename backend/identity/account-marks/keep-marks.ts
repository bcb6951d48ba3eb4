import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { accountMarks, markedBlocks } from '../../platform/db/schema/account-marks.ts';
import { blocksOf } from './carry-blocks.ts';
import { giftsOf } from './gifts-of.ts';

/**
 * Before an account is erased: what it is known by goes on without it, and says itself what there was. From here on
 * nothing leads from a mark to the number under which ledger and payments stay.
 */
export async function keepMarks(tx: Tx, userId: number, now: Date): Promise<void> {
  const gifts = await giftsOf(tx, userId);
  const between = await blocksOf(tx, userId);
  const marks = await tx
    .update(accountMarks)
    .set({ ...gifts, userId: null })
    .where(and(eq(accountMarks.userId, userId), gt(accountMarks.expiresAt, now)))
    .returning({ id: accountMarks.id });
  await tx.delete(accountMarks).where(eq(accountMarks.userId, userId));
  const rows = marks.flatMap(({ id: markId }) => between.map((each) => ({ markId, ...each })));
  if (rows.length) await tx.insert(markedBlocks).values(rows).onConflictDoNothing();
}
