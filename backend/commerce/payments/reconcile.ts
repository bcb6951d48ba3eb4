import type { Services } from '../../platform/http/call.ts';
import { CallError } from '../../platform/http/errors.ts';
import { log } from '../../platform/http/log.ts';
import { askProvider } from './ask-provider.ts';
import { endPayment } from './expire-payment.ts';
import { storeReference, createAtProvider } from './create-at-provider.ts';
import { findPayment, listDue, listReversible, acquireStatusLease } from './queries.ts';
import { repeatRefunds } from './refund.ts';
import { settle } from './settle.ts';

const atOnce = 50;
/** Prevents concurrent runs from asking twice (milliseconds). */
const minIntervalMs = 5_000;
/** Providers remember a key for an hour; a later retry would create a second payment. Milliseconds. */
const keyLife = 50 * 60_000;

/**
 * Checks pending payments for missed webhooks and crashed processes. `soon` checks all that were not checked within 5
 * seconds, as after a start; otherwise long-pending ones are checked less often.
 */
export async function reconcilePayments(services: Services, soon: boolean): Promise<void> {
  const { db, now } = services;
  await each(
    () => listDue(db, now(), soon, atOnce),
    (id) => reconcile(services, id),
  );
  await repeatRefunds(services, now());
}

/** Checks completed payments for chargebacks with missed webhooks. */
export async function findChargebacks(services: Services): Promise<void> {
  const { db, now } = services;
  await each(
    () => listReversible(db, now(), atOnce),
    (id) => askProvider(services, id, 'poll', minIntervalMs),
  );
}

/** Processes each listed item once, until the list has nothing new. */
async function each(list: () => Promise<number[]>, handle: (id: number) => Promise<void>): Promise<void> {
  const seen = new Set<number>();
  for (;;) {
    const due = (await list()).filter((id) => !seen.has(id));
    if (!due.length) return;
    for (const id of due) {
      seen.add(id);
      await handle(id).catch((error: unknown) =>
        log.warn({ err: error, payment: id }, 'a payment could not be reconciled'),
      );
    }
  }
}

async function reconcile(services: Services, id: number): Promise<void> {
  const payment = await findPayment(services.db, id);
  if (payment?.providerRef) await askProvider(services, id, 'poll', minIntervalMs);
  else await recover(services, id);
}

/** The process crashed before it knew the provider's reference: the payment is looked up, created or given up. */
async function recover(services: Services, id: number): Promise<void> {
  const { db, providers, now } = services;
  const payment = await acquireStatusLease(db, id, minIntervalMs, now());
  if (payment?.status !== 'pending') return;
  const found = await providers.of(payment.provider).find(payment.token, payment.createdAt);
  if (found) {
    await storeReference(services, payment, found);
    await settle(services, id, found, 'poll', now());
    return;
  }
  // Only the member knows the account number of a direct debit.
  const isLost = now().getTime() - payment.createdAt.getTime() > keyLife || payment.method === 'directdebit';
  if (isLost) return endPayment(services, payment, 'expired', 'poll');
  await createAtProvider(services, payment).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error;
  });
}
