import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import type { Bonus } from '../../platform/db/schema/bonus.ts';
import { discountUses } from '../../platform/db/schema/discount-uses.ts';
import { discountCodes } from '../../platform/db/schema/discounts.ts';
import { payments } from '../../platform/db/schema/payments.ts';

/** One-time benefits that an account has used. */
export type RedeemedBonuses = {
  redeemedBonuses: Bonus[];
  startedConversations: number;
  redeemedDiscounts: number[];
};

const nothingRedeemed: RedeemedBonuses = {
  redeemedBonuses: [],
  startedConversations: 0,
  redeemedDiscounts: [],
};

/** Merges several accounts of a person; each includes its predecessors, so conversations are not summed. */
export function together(all: readonly RedeemedBonuses[]): RedeemedBonuses {
  return {
    redeemedBonuses: [...new Set(all.flatMap(({ redeemedBonuses }) => redeemedBonuses))],
    startedConversations: Math.max(0, ...all.map(({ startedConversations }) => startedConversations)),
    redeemedDiscounts: [...new Set(all.flatMap(({ redeemedDiscounts }) => redeemedDiscounts))],
  };
}

/** For an account not yet erased, including inherited ones. Confirmation alone counts as credits and bonus used. */
export async function getRedeemedBonuses(tx: Tx, userId: number): Promise<RedeemedBonuses> {
  const [account] = await tx
    .select({
      confirmedAt: users.confirmedAt,
      startedConversations: users.startedConversations,
      redeemedBonuses: users.redeemedBonuses,
      redeemedDiscounts: users.redeemedDiscounts,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!account) return nothingRedeemed;
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
    redeemedBonuses: [
      ...(account.confirmedAt ? (['signup'] as const) : []),
      ...(isFirstUsed ? (['first_purchase'] as const) : []),
      ...(goodbye ? (['goodbye'] as const) : []),
    ],
    startedConversations: account.startedConversations,
    redeemedDiscounts: uses.map(({ id }) => id),
  };
  return together([own, { ...account, startedConversations: 0 }]);
}
