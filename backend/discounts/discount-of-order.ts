import type { DiscountCode } from '../../lib/contract/discounts.ts';
import type { Queries } from '../db/connect.ts';
import { CallError } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import { discountedAmount } from './discounted-amount.ts';
import { findActive, refusalOf } from './get-discount.ts';
import { refuseOrder, type DiscountOrder } from './judge-discount.ts';
import { presentDiscount } from './present.ts';
import { findByCode } from './queries.ts';

export type OrderDiscount = {
  id: number;
  /** Minor units that are left to pay. */
  amount: number;
  /** The member's own pending payment that has to be cancelled before another one can have the discount, or null. */
  heldBy: number | null;
  shown: DiscountCode;
};

/**
 * The discount that lowers an order. A code that is asked for and does not go with it is refused by its own error; where
 * none is asked for (`undefined`) it is the active discount if that fits, else null; `null` asks for no discount at all.
 */
export async function discountOfOrder(
  db: Queries,
  actor: Pick<Actor, 'userId' | 'brandId'>,
  code: string | null | undefined,
  order: DiscountOrder,
  now: Date,
): Promise<OrderDiscount | null> {
  if (code === null) return null;
  const row = code === undefined ? await findActive(db, actor, now) : await findByCode(db, actor, code);
  const refusal = row ? (refusalOf(row, now) ?? refuseOrder(row, order)) : 'discount_not_found';
  if (row && !refusal) {
    const amount = discountedAmount(order.listAmount, row.valuePercentage);
    return { id: row.id, amount, heldBy: row.heldBy, shown: presentDiscount(row, now) };
  }
  if (code === undefined) return null;
  throw new CallError(refusal ?? 'discount_not_found');
}
