import { setTimeout as sleep } from 'node:timers/promises';
import * as contract from '#lib/contract/commerce/payments.ts';
import { done, route, type Services } from '../../platform/http/call.ts';
import { CallError } from '../../platform/http/errors.ts';
import { log } from '../../platform/http/log.ts';
import { askProvider } from './ask-provider.ts';
import { cancelPayment } from './cancel-payment.ts';
import { handlePaymentWebhook } from './handle-payment-webhook.ts';
import { presentPayment } from './present.ts';
import { findByToken, findOwnPayment, listOwnPayments } from './queries.ts';
import { startPayment } from './start-payment.ts';

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
  route(contract.getTransaction, async ({ db, brand, query }) => {
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
