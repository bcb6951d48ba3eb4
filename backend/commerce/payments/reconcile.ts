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
/** Two runs at once ask once (milliseconds). */
const pause = 5_000;
/** Providers know a key again for an hour; an order that is older would be a second one. Milliseconds. */
const keyLife = 50 * 60_000;

/**
 * Asks providers about what is pending, for webhooks that never came and processes that died. `soon` asks about all that
 * nobody has asked about in 5 seconds, as after a start; otherwise those that wait for long come up more rarely.
 */
export async function reconcilePayments(services: Services, soon: boolean): Promise<void> {
  const { db, now } = services;
  await each(
    () => listDue(db, now(), soon, atOnce),
    (id) => reconcile(services, id),
  );
  await repeatRefunds(services, now());
}

/** Asks about completed payments that a bank may take back, for chargebacks whose webhooks never came. */
export async function findChargebacks(services: Services): Promise<void> {
  const { db, now } = services;
  await each(
    () => listReversible(db, now(), atOnce),
    (id) => askProvider(services, id, 'poll', pause),
  );
}

/** Takes up whatever a list names, once each, until it names nothing new. */
async function each(list: () => Promise<number[]>, take: (id: number) => Promise<void>): Promise<void> {
  const seen = new Set<number>();
  for (;;) {
    const due = (await list()).filter((id) => !seen.has(id));
    if (!due.length) return;
    for (const id of due) {
      seen.add(id);
      await take(id).catch((error: unknown) =>
        log.warn({ err: error, payment: id }, 'a payment could not be reconciled'),
      );
    }
  }
}

async function reconcile(services: Services, id: number): Promise<void> {
  const payment = await findPayment(services.db, id);
  if (payment?.providerRef) await askProvider(services, id, 'poll', pause);
  else await recover(services, id);
}

/** The process died before it knew the provider's reference: the payment is found again, made, or given up. */
async function recover(services: Services, id: number): Promise<void> {
  const { db, providers, now } = services;
  const payment = await acquireStatusLease(db, id, pause, now());
  if (payment?.status !== 'pending') return;
  const found = await providers.of(payment.provider).find(payment.token, payment.createdAt);
  if (found) {
    await storeReference(services, payment, found);
    await settle(services, id, found, 'poll', now());
    return;
  }
  // The account of a direct debit is known to nobody but the member.
  const isLost = now().getTime() - payment.createdAt.getTime() > keyLife || payment.method === 'directdebit';
  if (isLost) return endPayment(services, payment, 'expired', 'poll');
  await createAtProvider(services, payment).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error;
  });
}
