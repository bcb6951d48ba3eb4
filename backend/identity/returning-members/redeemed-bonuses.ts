import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { discountCodes } from '../../platform/db/schema/discounts.ts';
import type { Gift } from '../../platform/db/schema/gift.ts';
import { discountUses, payments } from '../../platform/db/schema/payments.ts';

/** One-time benefits that an account has used. */
export type RedeemedBonuses = { gifts: Gift[]; conversations: number; discounts: number[] };

const noGifts: RedeemedBonuses = { gifts: [], conversations: 0, discounts: [] };

/** Merges several accounts of a person; each includes its predecessors, so conversations are not summed. */
export function together(all: readonly RedeemedBonuses[]): RedeemedBonuses {
  return {
    gifts: [...new Set(all.flatMap(({ gifts }) => gifts))],
    conversations: Math.max(0, ...all.map(({ conversations }) => conversations)),
    discounts: [...new Set(all.flatMap(({ discounts }) => discounts))],
  };
}

/** For an account not yet erased, including carried-over ones. Confirmation alone counts as credits and bonus used. */
export async function getRedeemedBonuses(tx: Tx, userId: number): Promise<RedeemedBonuses> {
  const [account] = await tx
    .select({
      confirmedAt: users.confirmedAt,
      conversations: users.startedConversations,
      gifts: users.earlierGifts,
      discounts: users.earlierDiscounts,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!account) return noGifts;
  const [bought] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.status, 'completed')))
    .limit(1);
  const uses = await tx
    .select({ id: discountUses.discountId, kind: discountCodes.kind })
    .from(discountUses)
    .innerJoin(discountCodes, eq(discountCodes.id, discountUses.discountId))
    .where(and(eq(discountUses.userId, userId), isNull(discountCodes.userId)));
  const [goodbye] = await tx
    .select({ id: discountCodes.id })
    .from(discountCodes)
    .where(and(eq(discountCodes.userId, userId), eq(discountCodes.kind, 'goodbye')))
    .limit(1);
  const isFirstUsed = Boolean(bought) || uses.some(({ kind }) => kind === 'welcome' || kind === 'time_bonus');
  const own: RedeemedBonuses = {
    gifts: [
      ...(account.confirmedAt ? (['signup'] as const) : []),
      ...(isFirstUsed ? (['first_purchase'] as const) : []),
      ...(goodbye ? (['goodbye'] as const) : []),
    ],
    conversations: account.conversations,
    discounts: uses.map(({ id }) => id),
  };
  return together([own, { ...account, conversations: 0 }]);
}
