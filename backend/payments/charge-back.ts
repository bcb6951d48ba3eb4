import { sql } from 'drizzle-orm';
import { bookCredits } from '../credits/book-credits.ts';
import type { Tx } from '../db/connect.ts';
import { endPremium } from './end-premium.ts';
import type { Look } from './provider.ts';
import type { PaymentRow } from './queries.ts';
import { creditsToTakeBack } from './settle-table.ts';

/**
 * Books that a bank has taken money back: the credits of that money that are still there go, premium ends where it was all
 * the member's money, and the member pays by direct debit no more. The caller holds the rows of member and payment.
 */
export async function chargeBack(
  tx: Tx,
  payment: PaymentRow,
  chargeback: Look['chargebacks'][number],
  now: Date,
): Promise<void> {
  const { rows } = await tx.execute<{ taken: number; balance: number }>(sql`
    select (select coalesce(sum(credits), 0)::int from payment_reversals where payment_id = ${payment.id}) as taken,
      credits as balance from users where id = ${payment.userId}`);
  const credits = creditsToTakeBack(payment, chargeback.amount, rows[0] ?? { taken: 0, balance: 0 });
  if (credits > 0)
    await bookCredits(tx, {
      userId: payment.userId,
      delta: -credits,
      reason: 'chargeback',
      reference: `payment:${payment.id}:chargeback:${chargeback.ref}`,
      now,
    });
  await tx.execute(sql`
    insert into payment_reversals (payment_id, kind, amount, credits, provider_ref, status, created_at)
    values (${payment.id}, 'chargeback', ${chargeback.amount}, ${credits}, ${chargeback.ref}, 'done',
      ${now.toISOString()})`);
  await endPremium(tx, payment.userId);
  await blockDirectDebit(tx, payment, now);
}

/** By member, and where a mandate was given also by its account. */
async function blockDirectDebit(tx: Tx, { id, userId }: PaymentRow, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into direct_debit_blocks (user_id, iban_fingerprint, reason, created_at)
    select ${userId}, (select iban_fingerprint from mandates where payment_id = ${id}), 'bounced', ${now.toISOString()}
    where not exists (select 1 from direct_debit_blocks earlier where earlier.user_id = ${userId}
      and earlier.iban_fingerprint is not distinct from (select iban_fingerprint from mandates where payment_id = ${id}))`);
}
