import { setTimeout as sleep } from 'node:timers/promises';
import * as contract from '#lib/contract/commerce/payments.ts';
import * as transactions from '#lib/contract/commerce/transactions.ts';
import type { Payment } from '#lib/contract/commerce/payments.ts';
import { done, route, type Services } from '../../platform/http/call.ts';
import { CallError } from '../../platform/http/errors.ts';
import { log } from '../../platform/http/log.ts';
import { askProvider } from './ask-provider.ts';
import { handlePaymentWebhook } from './handle-payment-webhook.ts';
import { findByToken, findOwnPayment, listOwnPayments, type PaymentRow } from './queries.ts';
import { startPayment } from './start-payment.ts';
import { endPayment } from './expire-payment.ts';
import { vatPart } from '../packages/vat.ts';
import { pendingUntil } from './pending-time.ts';

function presentPayment(row: PaymentRow): Payment {
  const isPending = row.status === 'pending';
  return {
    payment_id: row.id,
    number: row.number,
    token: row.token,
    status: row.status,
    failure: row.failure,
    package_id: row.packageId,
    kind: row.kind,
    credits: row.credits,
    amount: row.amount,
    list_amount: row.listAmount,
    currency: row.currency,
    country: row.country,
    vat_rate: row.vatRate,
    vat_amount: vatPart(row.amount, row.vatRate),
    method: row.method,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
    checkout_url: isPending ? row.checkoutUrl : null,
    expires_at: isPending ? pendingUntil(row).toISOString() : null,
    receipt: row.receiptNumber,
    withdraw_until: row.status === 'completed' ? row.withdrawUntil.toISOString() : null,
    zone: row.zone,
    refunded: row.refunded,
    charged_back: row.chargedBack,
    holds: isPending ? presentHeld(row.discount) : null,
  };
}

function presentHeld(discount: PaymentRow['discount']): Payment['holds'] {
  if (!discount) return null;
  const { code, percentage, end } = discount;
  return { code, value_percentage: percentage, expires: end?.toISOString() ?? null };
}

/**
 * Cancels a pending payment for its member and releases its discount. A settled payment stays as it is, also when it
 * settles at the same moment.
 * @throws CallError not_found, too_late for a direct debit, ProviderUnavailable with the payment unchanged
 */
async function cancelPayment(services: Services, userId: number, id: number): Promise<PaymentRow> {
  const payment = await findOwnPayment(services.db, userId, id);
  if (!payment) throw new CallError('not_found');
  if (payment.status !== 'pending') return payment;
  if (payment.method === 'directdebit') throw new CallError('too_late');
  await endPayment(services, payment, 'cancelled', 'return');
  return (await findOwnPayment(services.db, userId, id)) ?? payment;
}

const pageSize = 20;
/** Polling triggers a provider check every 5 seconds at most, and waits up to 3 for the answer (milliseconds). */
const pollPause = 5_000;
const pollTimeoutMs = 3_000;

export const paymentRoutes = [
  route(contract.startPayment, async (call) => {
    const { actor, locale, key, body } = call;
    return { payment: presentPayment(await startPayment(call, { actor, locale, key }, body)) };
  }),
  route(contract.getPayment, async (call) => {
    const { db, actor, query } = call;
    const payment = await findOwnPayment(db, actor.userId, query.payment_id);
    if (!payment) throw new CallError('not_found');
    if (payment.status !== 'pending') return { payment: presentPayment(payment) };
    await askBriefly(call, payment.id);
    return { payment: presentPayment((await findOwnPayment(db, actor.userId, payment.id)) ?? payment) };
  }),
  route(contract.cancelPayment, async (call) => ({
    payment: presentPayment(await cancelPayment(call, call.actor.userId, call.query.payment_id)),
  })),
  route(contract.listPayments, async ({ db, actor, query }) => {
    const rows = await listOwnPayments(db, actor.userId, query.before, pageSize + 1);
    return { payments: rows.slice(0, pageSize).map(presentPayment), more: rows.length > pageSize };
  }),
  route(transactions.getTransaction, async ({ db, brand, query }) => {
    const payment = await findByToken(db, brand.id, query.token);
    if (!payment) throw new CallError('not_found');
    return { payment: presentPayment(payment) };
  }),
  route(contract.handlePaymentWebhook, async ({ query, body, ...services }) => {
    await handlePaymentWebhook(services, query.provider, body.id);
    return done;
  }),
];

/** If the provider is slow or unavailable, the known state is returned. */
async function askBriefly(services: Services, paymentId: number): Promise<void> {
  const asking = askProvider(services, paymentId, 'return', pollPause).catch((error: unknown) =>
    log.warn({ err: error, payment: paymentId }, 'a provider could not be asked'),
  );
  await Promise.race([asking, sleep(pollTimeoutMs, undefined, { ref: false })]);
}
