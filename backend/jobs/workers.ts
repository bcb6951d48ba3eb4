import { removeStaleSignups } from '../accounts/remove-stale-signups.ts';
import { sendSignupMessage } from '../accounts/send-signup-message.ts';
import { sendAutomaticReply } from '../chat/automatic-reply.ts';
import { inTransaction } from '../db/connect.ts';
import type { Services } from '../http/call.ts';
import { createMailer } from '../mail/send-mail.ts';
import { eraseUnused } from '../photos/erase-photos.ts';
import { sendPush } from '../push/send-push.ts';

/** Every night at twenty past three, UTC. */
const nightly = '20 3 * * *';

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
  await jobs.work('erase-photo', ({ hash }) => eraseUnused(db, files, hash, now()));
  await jobs.schedule('remove-stale-signups', nightly);
}
