import type { Tx } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import { findDiscountRefusal } from './get-discount.ts';
import { deleteUse, findById, insertUse, lockLimited } from './queries.ts';

type Hold = { discountId: number; userId: number; brandId: string; paymentId: number; now: Date };

/**
 * Holds a discount for a payment under way, once for each member and no more often than the code allows; it stays used
 * when the payment is completed. The caller holds the member's row and has written the payment with this discount.
 * Throws discount_already_used, also while another payment of the member holds it, discount_not_found or
 * discount_expired; everything is then rolled back.
 */
export async function holdDiscount(tx: Tx, hold: Hold): Promise<void> {
  await lockLimited(tx, hold.discountId);
  const row = await findById(tx, hold, hold.discountId);
  if (!row) throw new CallError('discount_not_found');
  const isHeld = row.heldBy !== null && row.heldBy !== hold.paymentId;
  const refusal = findDiscountRefusal({ ...row, used: row.used || isHeld }, hold.now);
  if (refusal) throw new CallError(refusal);
  if (!(await insertUse(tx, hold))) throw new CallError('discount_already_used');
}

/** Gives the discount of a failed payment back, in the transaction that fails it. Safe to repeat; a completed one keeps it. */
export async function releaseDiscount(tx: Tx, paymentId: number): Promise<void> {
  await deleteUse(tx, paymentId);
}
