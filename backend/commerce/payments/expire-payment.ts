import type { Services } from '../../platform/http/call.ts';
import type { EventSource } from './payment-events.ts';
import { givenUpAt } from './pending-time.ts';
import type { PaymentRow } from './queries.ts';
import { settle } from './settle.ts';

type Ending = 'expired' | 'cancelled';

/** Ends a payment whose time is over. */
export async function expirePayment(
  services: Services,
  payment: PaymentRow,
  source: EventSource,
): Promise<void> {
  if (services.now() >= givenUpAt(payment)) await endPayment(services, payment, 'expired', source);
}

/**
 * Ends a pending payment at its provider and then here. If it was paid at the same moment, it completes instead.
 * Money that arrives later is refunded.
 */
export async function endPayment(
  services: Services,
  payment: PaymentRow,
  failure: Ending,
  source: EventSource,
): Promise<void> {
  const { providers, now } = services;
  const provider = providers.of(payment.provider);
  const { id, providerRef: ref, amount, currency } = payment;
  if (ref) {
    await provider.cancel(ref);
    const look = await provider.look(ref);
    if (look?.status === 'paid') await settle(services, id, look, source, now());
  }
  // Has no effect on a payment that has settled in the meantime.
  await settle(services, id, { status: 'failed', failure, amount, currency, chargebacks: [] }, source, now());
}
