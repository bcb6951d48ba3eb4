import { bookCredits } from '../credits/book-credits.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { log } from '../../platform/http/log.ts';
import { endPremium } from './end-premium.ts';
import type { Look } from './provider.ts';
import type { PaymentRow } from './queries.ts';
import { creditsToReverse } from './settle-table.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { int4, int8, text, timestamptz, statement } from '../../platform/db/statement.ts';

const selectPaymentReversals = statement({
  params: { id: int8, userId: int8 },
  row: { taken: int4, balance: users.credits },
  text: `
    select (select coalesce(sum(credits), 0)::int from payment_reversals where payment_id = :id) as taken,
      credits as balance from users where id = :userId`,
});

const insertPaymentReversals = statement({
  params: { paymentId: int8, amount: int4, credits: int4, ref: text, now: timestamptz },
  text: `
    insert into payment_reversals (payment_id, kind, amount, credits, provider_ref, status, created_at)
    values (:paymentId, 'chargeback', :amount, :credits, :ref, 'done',
      :now)`,
});

/**
 * Books a chargeback: removes the credits of that payment that are left, ends premium if the member has no other
 * valid order, and blocks direct debit for the member. The caller holds the row locks of member and payment.
 */
export async function recordChargeback(
  tx: Tx,
  payment: PaymentRow,
  chargeback: Look['chargebacks'][number],
  now: Date,
): Promise<void> {
  const { rows } = await selectPaymentReversals(tx, { id: payment.id, userId: payment.userId });
  const credits = creditsToReverse(payment, chargeback.amount, rows[0] ?? { taken: 0, balance: 0 });
  if (credits > 0)
    await bookCredits(tx, {
      userId: payment.userId,
      delta: -credits,
      reason: 'chargeback',
      reference: `payment:${payment.id}:chargeback:${chargeback.ref}`,
      now,
    });
  await insertPaymentReversals(tx, {
    paymentId: payment.id,
    amount: chargeback.amount,
    credits,
    ref: chargeback.ref,
    now,
  });
  const returned = payment.refunded + payment.chargedBack + chargeback.amount;
  if (returned > payment.amount)
    log.error(
      { order: payment.number, returned, amount: payment.amount },
      'a bank took back what was paid back already: dispute it at the provider',
    );
  await endPremium(tx, payment.userId);
  await blockDirectDebit(tx, payment, now);
}

const insertDirectDebitBlocks = statement({
  params: { userId: int8, id: int8, now: timestamptz },
  text: `
    insert into direct_debit_blocks (user_id, iban_fingerprint, reason, created_at)
    select :userId, (select iban_fingerprint from mandates where payment_id = :id), 'bounced', :now
    where not exists (select 1 from direct_debit_blocks earlier where earlier.user_id = :userId
      and earlier.iban_fingerprint is not distinct from (select iban_fingerprint from mandates where payment_id = :id))`,
});

/** Blocks by member, and by account if there is a mandate. */
async function blockDirectDebit(tx: Tx, { id, userId }: PaymentRow, now: Date): Promise<void> {
  await insertDirectDebitBlocks(tx, { userId, id, now });
}
