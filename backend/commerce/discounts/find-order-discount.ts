import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { discountedAmount } from '#lib/contract/commerce/discount-amount.ts';
import { findActiveDiscount, findDiscountRefusal } from './get-discount.ts';
import { refuseOrder, type DiscountOrder, type DiscountRefusal } from './discount-rules.ts';
import { presentDiscount } from './present.ts';
import { findForOrder, type DiscountRow } from './queries.ts';

export type OrderDiscount = {
  id: number;
  /** Minor units left to pay. */
  amount: number;
  /** The member's own pending payment to cancel before another one can use the discount, or null. */
  heldBy: number | null;
  shown: DiscountCode;
  /** The requested code if the member has a better discount anyway, else null. */
  worseCode: string | null;
};

/**
 * The discount for an order, based on the lowest price of the last 30 days. A requested code that does not apply
 * throws its own error; one that saves less than the active discount is ignored. `undefined` means the active
 * discount if it applies, else null; `null` means no discount.
 */
export async function findOrderDiscount(
  db: Queries,
  actor: Pick<Actor, 'userId' | 'brandId'>,
  code: string | null | undefined,
  order: DiscountOrder,
  now: Date,
): Promise<OrderDiscount | null> {
  if (code === null) return null;
  const { requested: row, ...offers } = await findForOrder(db, actor, code);
  const active = fitting(findActiveDiscount(offers, now), order, now);
  if (code === undefined) return active;
  const refusal = row ? refusalIn(row, order, now) : 'discount_not_found';
  const requested = fitting(row, order, now);
  if (!requested) throw new CallError(refusal ?? 'discount_not_found');
  return active && active.amount < requested.amount
    ? { ...active, worseCode: requested.shown.code }
    : requested;
}

/** The discount as it applies to an order, or null. */
function fitting(row: DiscountRow | null, order: DiscountOrder, now: Date): OrderDiscount | null {
  if (!row || refusalIn(row, order, now)) return null;
  const amount = discountedAmount(order.lowestAmount, row.valuePercentage);
  return { id: row.id, amount, heldBy: row.heldBy, shown: presentDiscount(row, now), worseCode: null };
}

function refusalIn(row: DiscountRow, order: DiscountOrder, now: Date): DiscountRefusal | null {
  return findDiscountRefusal(row, now) ?? refuseOrder(row, order);
}
