import { removeStaleSignups } from '../accounts/remove-stale-signups.ts';
import { sendSignupMessage } from '../accounts/send-signup-message.ts';
import { sendAutomaticReply } from '../chat/automatic-reply.ts';
import { reportLedger } from '../credits/reconcile/report-ledger.ts';
import { inTransaction } from '../db/connect.ts';
import type { Services } from '../http/call.ts';
import { createMailer } from '../mail/send-mail.ts';
import { askProvider } from '../payments/ask-provider.ts';
import { findChargebacks, reconcilePayments } from '../payments/reconcile.ts';
import { sendRefund } from '../payments/refund.ts';
import { eraseUnused } from '../photos/erase-photos.ts';
import { sendPush } from '../push/send-push.ts';

/** Every night at twenty past three, UTC. */
const nightly = '20 3 * * *';
/** And at ten to four. */
const laterAtNight = '50 3 * * *';
/** And at twenty past four. */
const lateAtNight = '20 4 * * *';
const everyOtherMinute = '*/2 * * * *';

/** Webhooks come in crowds. */
const manySettlements = 40;

/** Binds each job to what does it; called once when the process starts. */
export async function registerWorkers(services: Services): Promise<void> {
  const { db, files, jobs, now } = services;
  await jobs.work('send-mail', createMailer(services));
  await jobs.work('send-push', (data) => sendPush(services, data));
  await jobs.work('send-signup-message', (data) => sendSignupMessage(services, data));
  await jobs.work('automatic-reply', (data) => sendAutomaticReply(services, data));
  await jobs.work('remove-stale-signups', () =>
    inTransaction(db, (tx) => removeStaleSignups(tx, jobs, now())),
  );
  await jobs.work('reconcile-ledger', () => reportLedger(db));
  await jobs.work('erase-photo', ({ hash }) => eraseUnused(db, files, hash, now()));
  await jobs.work(
    'settle-payment',
    ({ paymentId }) => askProvider(services, paymentId, 'webhook'),
    manySettlements,
  );
  await jobs.work('send-refund', ({ reversalId }) => sendRefund(services, reversalId));
  await jobs.work('reconcile-payments', ({ soon }) => reconcilePayments(services, soon ?? false));
  await jobs.work('find-chargebacks', () => findChargebacks(services));
  await jobs.schedule('remove-stale-signups', nightly);
  await jobs.schedule('reconcile-ledger', laterAtNight);
  await jobs.schedule('reconcile-payments', everyOtherMinute);
  await jobs.schedule('find-chargebacks', lateAtNight);
  // What was under way when the process before this one ended.
  await inTransaction(db, (tx) => jobs.enqueue(tx, 'reconcile-payments', { soon: true }));
}
