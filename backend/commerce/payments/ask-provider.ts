import type { Services } from '../../platform/http/call.ts';
import { log } from '../../platform/http/log.ts';
import { expirePayment } from './expire-payment.ts';
import type { EventSource } from './payment-events.ts';
import { findPayment, acquireStatusLease } from './queries.ts';
import { settle } from './settle.ts';

/**
 * Asks the provider for the state of a payment and settles it accordingly, unless it was checked within `minIntervalMs`
 * milliseconds.
 * @throws ProviderUnavailable
 */
export async function askProvider(
  services: Services,
  paymentId: number,
  source: EventSource,
  minIntervalMs = 0,
): Promise<void> {
  const { db, providers, now } = services;
  const payment = await acquireStatusLease(db, paymentId, minIntervalMs, now());
  if (!payment?.providerRef) return;
  const look = await providers.of(payment.provider).look(payment.providerRef);
  if (look) await settle(services, paymentId, look, source, now());
  else log.error({ payment: paymentId }, 'the provider does not know a payment of its own');
  const after = await findPayment(db, paymentId);
  if (after?.status === 'pending') await expirePayment(services, after, source);
}
