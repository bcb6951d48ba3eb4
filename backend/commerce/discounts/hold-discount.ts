import type { Tx } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import { findDiscountRefusal } from './get-discount.ts';
import { deleteUse, findById, insertUse, lockLimited } from './queries.ts';

type Hold = { discountId: number; userId: number; brandId: string; paymentId: number; now: Date };

/**
 * Reserves a discount for a pending payment: once for each member, within the code's total limit. It stays used when
 * the payment completes. The caller holds the member's row lock and has inserted the payment.
 * @throws CallError discount_already_used (also while another payment of the member holds it), discount_not_found or
 * discount_expired; the transaction rolls back
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

/** Releases the discount of a failed payment in the same transaction; idempotent. Completed payments keep theirs. */
export async function releaseDiscount(tx: Tx, paymentId: number): Promise<void> {
  await deleteUse(tx, paymentId);
}
