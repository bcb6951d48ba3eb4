import { inTransaction, type Tx } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { log } from '../../platform/http/log.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { ProviderRefused, type ProviderName } from './provider.ts';
import { paymentReversals } from '../../platform/db/schema/payment-reversals.ts';
import { payments } from '../../platform/db/schema/payments.ts';
import { bool, int4, int8, orNull, text, timestamptz, statement } from '../../platform/db/statement.ts';

type Refund = {
  paymentId: number;
  /** Minor units of the payment's currency. */
  amount: number;
  /** Credits that the caller has removed for it. */
  credits: number;
  withdrawalId?: number;
};

const insertPaymentReversals = statement({
  params: { paymentId: int8, amount: int4, credits: int4, withdrawalId: orNull(int8), now: timestamptz },
  row: { id: paymentReversals.id },
  text: `
    insert into payment_reversals (payment_id, kind, amount, credits, status, withdrawal_id, created_at)
    values (:paymentId, 'refund', :amount, :credits, 'ordered',
      :withdrawalId, :now) returning id`,
});

/**
 * Orders a refund; the provider is called after the transaction. The caller holds the payment's row lock and has
 * checked that the refunds do not exceed the payment. Returns the id of the reversal.
 */
export async function requestRefund(tx: Tx, jobs: Jobs, refund: Refund, now: Date): Promise<number> {
  const { rows } = await insertPaymentReversals(tx, {
    paymentId: refund.paymentId,
    amount: refund.amount,
    credits: refund.credits,
    withdrawalId: refund.withdrawalId ?? null,
    now,
  });
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The refund was not written');
  await jobs.enqueue(tx, 'send-refund', { reversalId: id });
  return id;
}

type Ordered = {
  paymentId: number;
  amount: number;
  currency: string;
  provider: ProviderName;
  ref: string | null;
  /** Text on the payer's statement, as for the payment. */
  description: string;
  /** A withdrawal sends its own receipt. */
  isWithdrawal: boolean;
};

const selectPaymentReversals = statement({
  params: { reversalId: int8 },
  row: {
    paymentId: payments.id,
    amount: paymentReversals.amount,
    currency: payments.currency,
    provider: payments.provider,
    ref: payments.providerRef,
    description: text,
    isWithdrawal: bool,
  },
  text: `
    select payments.id as "paymentId", reversal.amount, payments.currency, payments.provider,
      payments.provider_ref as ref, brands.name || ' ' || payments.number as description,
      reversal.withdrawal_id is not null as "isWithdrawal"
    from payment_reversals reversal join payments on payments.id = reversal.payment_id
      join brands on brands.id = payments.brand_id
    where reversal.id = :reversalId and reversal.kind = 'refund' and reversal.status = 'ordered'`,
});

const updatePaymentReversals = statement({
  params: { refusedAt: timestamptz, reversalId: int8 },
  text: `update payment_reversals set refused_at = :refusedAt where id = :reversalId`,
});

/** Sends the refund to the provider; the reversal's id is the idempotency key, so repeated calls pay once. */
export async function sendRefund({ db, jobs, providers, now }: Services, reversalId: number): Promise<void> {
  const { rows } = await selectPaymentReversals(db, { reversalId });
  const refund = rows[0];
  if (!refund?.ref) return;
  const { provider, ref, amount, currency, description } = refund;
  try {
    const order = { ref, amount, currency, description, key: `refund-${reversalId}` };
    const refunded = await providers.of(provider).refund(order);
    await inTransaction(db, (tx) => finishRefund(tx, jobs, { ...refund, reversalId, ref: refunded.ref }));
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    log.error(
      { err: error, reversal: reversalId },
      'a refund was refused: it is tried again every day, and owed until it is paid',
    );
    await updatePaymentReversals(db, { refusedAt: now(), reversalId });
  }
}

type Finished = Pick<Ordered, 'paymentId' | 'isWithdrawal'> & { reversalId: number; ref: string };

const updatePaymentReversalsForFinishRefund = statement({
  params: { ref: text, reversalId: int8 },
  text: `update payment_reversals set status = 'done', provider_ref = :ref, refused_at = null where id = :reversalId`,
});

/** Marks the refund as done and notifies the member. */
async function finishRefund(tx: Tx, jobs: Jobs, refund: Finished): Promise<void> {
  const { paymentId, isWithdrawal, reversalId, ref } = refund;
  await updatePaymentReversalsForFinishRefund(tx, { ref, reversalId });
  if (!isWithdrawal) await jobs.enqueue(tx, 'send-mail', { mail: 'payment-refunded', id: paymentId });
}

const selectPaymentReversalsForRefundByHand = statement({
  params: { reversalId: int8 },
  row: { paymentId: paymentReversals.paymentId, isWithdrawal: bool },
  text: `
    select payment_id as "paymentId", withdrawal_id is not null as "isWithdrawal" from payment_reversals
    where id = :reversalId and status = 'ordered' and refused_at is not null for update`,
});

/** Marks a refused refund as paid by hand. @throws {Error} with a sentence if no such refund is owed */
export async function refundByHand(tx: Tx, jobs: Jobs, reversalId: number): Promise<void> {
  const { rows } = await selectPaymentReversalsForRefundByHand(tx, { reversalId });
  if (!rows[0]) throw new Error(`No refund ${reversalId} is owed.`);
  await finishRefund(tx, jobs, { ...rows[0], reversalId, ref: `by-hand-${reversalId}` });
}

/** Refunds ordered longer ago than this (milliseconds) have lost their job. */
const usualTime = 10 * 60_000;

/** A refusal may be temporary, for instance an empty balance at the provider: retried after a day (milliseconds). */
const untilAskedAgain = 24 * 60 * 60_000;

const selectPaymentReversalsForRepeatRefunds = statement({
  params: { createdAt: timestamptz, refusedAt: timestamptz },
  row: { id: paymentReversals.id },
  text: `
    select id from payment_reversals where kind = 'refund' and status = 'ordered'
        and created_at <= :createdAt
        and (refused_at is null or refused_at <= :refusedAt)
      order by id limit 100`,
});

/** Enqueues refunds again that were not sent to the provider or that it refused. */
export async function repeatRefunds({ db, jobs }: Services, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await selectPaymentReversalsForRepeatRefunds(tx, {
      createdAt: new Date(now.getTime() - usualTime),
      refusedAt: new Date(now.getTime() - untilAskedAgain),
    });
    for (const { id } of rows) await jobs.enqueue(tx, 'send-refund', { reversalId: id });
  });
}
