import { sql } from 'drizzle-orm';
import { bookCredits } from '../credits/book-credits.ts';
import type { Tx } from '../db/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { endPremium } from '../payments/end-premium.ts';
import { orderRefund } from '../payments/refund.ts';
import { noteReversal } from '../tracking/conversions.ts';
import type { Withdrawable } from './find-withdrawable.ts';
import { unusedPart } from './unused-part.ts';

type Withdrawn = { withdrawalId: number; payment: Withdrawable };

/** Takes the unused credits of an order back and orders their money to go back; the caller holds member and payment. */
export async function takeBack(
  tx: Tx,
  jobs: Jobs,
  { withdrawalId, payment }: Withdrawn,
  now: Date,
): Promise<void> {
  const { credits, amount, spent, seen } = unusedPart(payment);
  const status = amount > 0 ? 'refunding' : 'nothing_left';
  await tx.execute(sql`
    update withdrawals set payment_id = ${payment.id}, status = ${status}, credits = ${amount > 0 ? credits : 0},
      amount = ${amount}, spent_amount = ${spent.amount}, seen = ${seen.members}, seen_amount = ${seen.amount}
    where id = ${withdrawalId}`);
  if (amount === 0) return;
  if (credits > 0)
    await bookCredits(tx, {
      userId: payment.userId,
      delta: -credits,
      reason: 'refund',
      reference: `payment:${payment.id}:refund:${withdrawalId}`,
      now,
    });
  const reversal = await orderRefund(tx, jobs, { paymentId: payment.id, amount, credits, withdrawalId }, now);
  const back = { paymentId: payment.id, userId: payment.userId, amount, ref: `refund:${reversal}` };
  await noteReversal(tx, jobs, back, now);
  await endPremium(tx, payment.userId);
}
