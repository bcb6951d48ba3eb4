import { purgeReturningMembers } from '../../identity/returning-members/returning-member.ts';
import { purgeExpiredRows } from '../../identity/accounts/purge-expired-rows.ts';
import { sendSignupMessage } from '../../identity/accounts/send-signup-message.ts';
import { sendAutomaticReply } from '../../community/chat/automatic-replies/automatic-reply.ts';
import { purgeMeasures } from '../../trust/complaints/decide/measures.ts';
import { reportLedger } from '../../commerce/credits/reconcile/reconcile-ledger.ts';
import { inTransaction } from '../db/connect.ts';
import type { Services } from '../http/call.ts';
import { eraseDueAccounts } from '../../identity/account-deletion/erase/erase-due-accounts.ts';
import { eraseExport } from '../../identity/privacy/exports/export-files.ts';
import { purgeExports, makeExport } from '../../identity/privacy/exports/make-export.ts';
import { createMailer } from '../../outreach/mail/compose-mail.ts';
import { purgeDeliveries } from '../../outreach/mail/delivery/deliveries.ts';
import { deliver } from '../../outreach/mail/delivery/deliver.ts';
import { createMailSender } from '../../outreach/mail/send-mail.ts';
import { sendDueNotifications } from '../../outreach/notifications/send-due-notifications.ts';
import { purgeNotifications } from '../../outreach/notifications/purge-notifications.ts';
import { sendNotification } from '../../outreach/notifications/send-notification.ts';
import { askProvider } from '../../commerce/payments/ask-provider.ts';
import { purgePaymentEvents } from '../../commerce/payments/payment-events.ts';
import { findChargebacks, reconcilePayments } from '../../commerce/payments/reconcile.ts';
import { sendRefund } from '../../commerce/payments/refund.ts';
import { sendPostbacks } from '../../growth/postbacks/send-postbacks.ts';
import { eraseUnused } from '../../community/photos/erase-photos.ts';
import { createPushAgent } from '../../outreach/push/push-agent.ts';
import { sendPush } from '../../outreach/push/send-push.ts';
import { purgeTracking } from '../../growth/tracking/purge-tracking.ts';

/** 03:20 UTC. */
const nightly = '20 3 * * *';
/** 03:35. */
const inBetween = '35 3 * * *';
/** 03:50. */
const laterAtNight = '50 3 * * *';
/** 04:20. */
const lateAtNight = '20 4 * * *';
const everyMinute = '* * * * *';
const everyOtherMinute = '*/2 * * * *';
const everyFiveMinutes = '*/5 * * * *';

/** Small enough that a server without responses does not exceed the queue's timeout (15 minutes). */
const manyMails = 20;
/** Smaller, because users wait for some of them, and a killed process blocks its batch for those 15 minutes. */
const severalMails = 10;
/** Webhooks come in bursts. */
const manySettlements = 40;

/** Registers the handler of each job; called once at startup. */
export async function registerWorkers(services: Services): Promise<void> {
  const { db, files, jobs, now } = services;
  const sendMail = createMailSender(services);
  await jobs.work('send-mail', createMailer(services, sendMail), severalMails);
  await jobs.work('send-due-notifications', () => sendDueNotifications(services));
  await jobs.work(
    'send-notification',
    ({ notificationId: id }, job) =>
      deliver(services, { job, kind: 'notification', id, isLogged: false }, sendMail, (send) =>
        sendNotification(services, send, id),
      ),
    manyMails,
  );
  const pushAgent = createPushAgent(services.env);
  await jobs.work('send-push', (data) => sendPush(services, data, pushAgent));
  await jobs.work('send-signup-message', (data) => sendSignupMessage(services, data));
  await jobs.work('automatic-reply', (data) => sendAutomaticReply(services, data));
  await jobs.work('purge-expired-rows', () =>
    inTransaction(db, async (tx) => {
      await purgeExpiredRows(tx, jobs, now());
      await purgeNotifications(tx, now());
      await purgeExports(tx, jobs, now());
      await purgeTracking(tx, now());
      await purgeDeliveries(tx, now());
      await purgePaymentEvents(tx, now());
      await purgeReturningMembers(tx, now());
    }),
  );
  await jobs.work('reconcile-ledger', () => reportLedger(db));
  await jobs.work('erase-accounts', () => eraseDueAccounts(services));
  await jobs.work('make-export', ({ exportId }) => makeExport(services, exportId), 1);
  await jobs.work('erase-export', ({ file }) => eraseExport(services.env, file));
  await jobs.work('erase-photo', ({ hash }) => eraseUnused(db, files, hash, now()));
  await jobs.work('purge-measures', () => inTransaction(db, (tx) => purgeMeasures(tx, jobs, now())));
  await jobs.work(
    'settle-payment',
    ({ paymentId }) => askProvider(services, paymentId, 'webhook'),
    manySettlements,
  );
  await jobs.work('send-refund', ({ reversalId }) => sendRefund(services, reversalId));
  await jobs.work('reconcile-payments', ({ soon }) => reconcilePayments(services, soon ?? false));
  await jobs.work('find-chargebacks', () => findChargebacks(services));
  await jobs.work('send-postbacks', () => sendPostbacks(services), 1);
  await jobs.schedule('send-due-notifications', everyMinute);
  await jobs.schedule('purge-expired-rows', nightly);
  await jobs.schedule('erase-accounts', inBetween);
  await jobs.schedule('purge-measures', nightly);
  await jobs.schedule('reconcile-ledger', laterAtNight);
  await jobs.schedule('reconcile-payments', everyOtherMinute);
  // Each has a job for its time; this finds those lost with a process.
  await jobs.schedule('send-postbacks', everyFiveMinutes);
  await jobs.schedule('find-chargebacks', lateAtNight);
  // Work that the previous process left unfinished.
  await inTransaction(db, async (tx) => {
    await jobs.enqueue(tx, 'reconcile-payments', { soon: true });
    await jobs.enqueue(tx, 'erase-accounts', {});
  });
}
