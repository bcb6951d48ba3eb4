import { bookCredits } from '../credits/book-credits.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { endPremium } from '../payments/end-premium.ts';
import { requestRefund } from '../payments/refund.ts';
import { recordReversal } from '../../growth/tracking/conversions.ts';
import type { Withdrawable } from './find-withdrawable.ts';
import { unusedPart } from './unused-part.ts';
import { int4, int8, text } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

type Withdrawn = { withdrawalId: number; payment: Withdrawable };

const updateWithdrawals = statement({
  params: {
    id: int8,
    status: text,
    credits: int4,
    amount: int4,
    usedAmount: int4,
    withdrawalId: int8,
  },
  text: `
    update withdrawals set payment_id = :id, status = :status, credits = :credits,
      amount = :amount, used_amount = :usedAmount
    where id = :withdrawalId`,
});

/** Removes the unused credits of an order and orders the refund; the caller has locked member and payment. */
export async function reverseCredits(
  tx: Tx,
  jobs: Jobs,
  { withdrawalId, payment }: Withdrawn,
  now: Date,
): Promise<void> {
  const { credits, amount, spent } = unusedPart(payment);
  const status = amount > 0 ? 'refunding' : 'nothing_left';
  await updateWithdrawals(tx, {
    id: payment.id,
    status,
    credits: amount > 0 ? credits : 0,
    amount,
    usedAmount: spent.amount,
    withdrawalId,
  });
  if (amount === 0) return;
  if (credits > 0)
    await bookCredits(tx, {
      userId: payment.userId,
      delta: -credits,
      reason: 'refund',
      reference: `payment:${payment.id}:refund:${withdrawalId}`,
      now,
    });
  const reversal = await requestRefund(
    tx,
    jobs,
    { paymentId: payment.id, amount, credits, withdrawalId },
    now,
  );
  const back = { paymentId: payment.id, userId: payment.userId, amount, ref: `refund:${reversal}` };
  await recordReversal(tx, jobs, back, now);
  await endPremium(tx, payment.userId);
}
