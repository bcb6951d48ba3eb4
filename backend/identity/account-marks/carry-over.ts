import { and, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { accountMarks } from '../../platform/db/schema/account-marks.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { carryBlocks } from './carry-blocks.ts';
import { giftsOf, together, type Gifts } from './gifts-of.ts';
import { lockMark, type EarlierMark, type Mark, type Marked } from './mark.ts';

/**
 * Gives an account what is known of earlier ones of the same person: gifts that were given do not come again, and blocks
 * stand on either side. Only for an address that was confirmed just now, or money that has come: what somebody merely
 * says of themselves tells nothing about others.
 */
export async function carryOver(
  tx: Tx,
  account: Marked & { profileId: number },
  mark: Mark,
  now: Date,
): Promise<Gifts> {
  await lockMark(tx, mark);
  const earlier = await findEarlier(tx, account, mark, now);
  const ofBrand = earlier.filter(({ brandId }) => brandId === account.brandId);
  const had: Gifts[] = [];
  for (const each of ofBrand) had.push(each.userId === null ? each : await giftsOf(tx, each.userId));
  if (had.length) await keepGifts(tx, account.userId, had);
  await carryBlocks(tx, account, earlier, now);
  return together(had);
}

/** An instrument may serve a household: of accounts that live it says nothing. */
function findEarlier(tx: Tx, { userId, pool }: Marked, mark: Mark, now: Date): Promise<EarlierMark[]> {
  return tx
    .select()
    .from(accountMarks)
    .where(
      and(
        eq(accountMarks.fingerprint, mark.fingerprint),
        eq(accountMarks.kind, mark.kind),
        eq(accountMarks.pool, pool),
        or(isNull(accountMarks.userId), ne(accountMarks.userId, userId)),
        or(isNull(accountMarks.expiresAt), gt(accountMarks.expiresAt, now)),
        mark.kind === 'instrument' ? isNotNull(accountMarks.expiresAt) : undefined,
      ),
    )
    .orderBy(accountMarks.id);
}

async function keepGifts(tx: Tx, userId: number, had: readonly Gifts[]): Promise<void> {
  const [account] = await tx
    .select({
      gifts: users.earlierGifts,
      discounts: users.earlierDiscounts,
      conversations: users.startedConversations,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!account) return;
  const { gifts, discounts, conversations } = together([account, ...had]);
  await tx
    .update(users)
    .set({ earlierGifts: gifts, earlierDiscounts: discounts, startedConversations: conversations })
    .where(eq(users.id, userId));
}
