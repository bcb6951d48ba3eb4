import { isLateMethod } from '#lib/contract/commerce/payment-methods.ts';
import { startPremium } from '../../identity/accounts/update-account.ts';
import { bookCredits } from '../credits/book-credits.ts';
import { inTransaction, type Tx } from '../../platform/db/connect.ts';
import { releaseDiscount } from '../discounts/hold-discount.ts';
import type { Services } from '../../platform/http/call.ts';
import { log } from '../../platform/http/log.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MailKind } from '../../platform/jobs/mail-kinds.ts';
import { assignReceiptNumber } from '../receipts/receipt-number.ts';
import { countPayment, type CountedState } from '../../platform/metrics/business-metrics.ts';
import { recordReversal, recordSale } from '../../growth/tracking/conversions.ts';
import { recordChargeback } from './record-chargeback.ts';
import { logPaymentEvent, type EventSource } from './payment-events.ts';
import type { Look } from './provider.ts';
import { lockPayment, type PaymentRow } from './queries.ts';
import { requestRefund } from './refund.ts';
import { settlePayment, type Settlement } from './settle-table.ts';
import { paymentReversals } from '../../platform/db/schema/payment-reversals.ts';
import { int8, orNull, text, timestamptz, statement } from '../../platform/db/statement.ts';

type ProviderStatus = Pick<Look, 'status' | 'failure' | 'amount' | 'currency' | 'chargebacks'>;

/**
 * Applies the reported state of a payment in one transaction: credits, premium, discount, mail, refunds. Idempotent
 * and independent of the order of reports.
 */
export async function settle(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  paymentId: number,
  reported: ProviderStatus,
  source: EventSource,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment) return;
    const { status, amount, currency } = payment;
    const step = settlePayment(
      { status, amount, currency, ...(await loadReversals(tx, paymentId)) },
      reported,
    );
    if (step.to === 'completed') {
      await complete(tx, payment, now);
      await recordSale(tx, jobs, payment, now);
      await returnToErased(tx, jobs, payment, now);
    }
    if (step.to === 'failed') await fail(tx, payment, step.failure, now);
    for (const each of step.reverse) {
      await recordChargeback(tx, payment, each, now);
      const { ref, amount: back } = each;
      await recordReversal(
        tx,
        jobs,
        { paymentId, userId: payment.userId, amount: back, ref: `chargeback:${ref}` },
        now,
      );
    }
    if (step.refundAmount)
      await requestRefund(tx, jobs, { paymentId, amount: step.refundAmount, credits: 0 }, now);
    const mail = findMailKind(payment, step);
    if (mail) await jobs.enqueue(tx, 'send-mail', { mail, id: paymentId });
    if (step.reverse.length)
      await jobs.enqueue(tx, 'send-mail', { mail: 'payment-charged-back', id: paymentId });
    if (step.outcome === 'refused') warn(payment, reported);
    if (step.outcome !== 'unchanged') {
      countPayment(payment.brandId, getState(step));
      await logPaymentEvent(tx, {
        provider: payment.provider,
        ref: payment.providerRef ?? payment.token,
        paymentId,
        source,
        providerStatus: reported.status,
        outcome: step.outcome,
        now,
      });
    }
  });
}

/** The state for the metrics. */
function getState({ to, failure, outcome }: Settlement): CountedState {
  if (failure === 'cancelled') return 'cancelled';
  if (to === 'completed' || to === 'failed') return to;
  return outcome === 'refused' ? 'refused' : 'reversed';
}

const updatePayments = statement({
  params: { now: timestamptz, withdrawUntil: timestamptz, zone: text, id: int8 },
  text: `
    update payments set status = 'completed', settled_at = :now,
      withdraw_until = :withdrawUntil, withdraw_zone = :zone where id = :id`,
});

/** Stores the end of the withdrawal period as stated in the mail, unaffected by moves and changed settings. */
async function complete(
  tx: Tx,
  { id, userId, credits, withdrawUntil, zone }: PaymentRow,
  now: Date,
): Promise<void> {
  await updatePayments(tx, { now, withdrawUntil, zone, id });
  await startPremium(tx, userId);
  await bookCredits(tx, { userId, delta: credits, reason: 'purchase', reference: `payment:${id}`, now });
  await assignReceiptNumber(tx, id, now);
}

const selectUsers = statement({
  params: { userId: int8 },
  text: `select 1 from users where id = :userId and erased_at is not null`,
});

/** An erased account cannot use a late payment: it is refunded in full at once. */
async function returnToErased(tx: Tx, jobs: Jobs, payment: PaymentRow, now: Date): Promise<void> {
  const { id: paymentId, userId, credits, amount } = payment;
  const { rowCount } = await selectUsers(tx, { userId });
  if (!rowCount) return;
  const reference = `payment:${paymentId}:refund:erased`;
  await bookCredits(tx, { userId, delta: -credits, reason: 'refund', reference, now });
  await requestRefund(tx, jobs, { paymentId, amount, credits }, now);
}

const updatePaymentsForFail = statement({
  params: { failure: orNull(text), now: timestamptz, id: int8 },
  text: `update payments set status = 'failed', failure = :failure, settled_at = :now where id = :id`,
});

async function fail(tx: Tx, { id }: PaymentRow, failure: Settlement['failure'], now: Date): Promise<void> {
  await updatePaymentsForFail(tx, { failure, now, id });
  await releaseDiscount(tx, id);
}

const selectPaymentReversals = statement({
  params: { paymentId: int8 },
  row: { kind: paymentReversals.kind, ref: paymentReversals.providerRef },
  text: `select kind, provider_ref as ref from payment_reversals where payment_id = :paymentId`,
});

async function loadReversals(tx: Tx, paymentId: number): Promise<{ charged: string[]; returned: boolean }> {
  const { rows } = await selectPaymentReversals(tx, { paymentId });
  return {
    charged: rows.flatMap(({ kind, ref }) => (kind === 'chargeback' && ref ? [ref] : [])),
    returned: rows.some(({ kind }) => kind === 'refund'),
  };
}

/** No mail for cancelled payments, and none for expired ones except late methods. */
function findMailKind({ method }: PaymentRow, { to, failure }: Settlement): MailKind | null {
  if (to === 'completed') return 'order-confirmed';
  if (to !== 'failed' || failure === 'cancelled') return null;
  return failure === 'expired' && !isLateMethod(method) ? null : 'payment-failed';
}

function warn({ id, status, amount, currency }: PaymentRow, reported: ProviderStatus): void {
  log.error(
    {
      payment: id,
      status,
      amount,
      currency,
      reported: { status: reported.status, amount: reported.amount, currency: reported.currency },
    },
    'what the provider says does not fit the order',
  );
}
