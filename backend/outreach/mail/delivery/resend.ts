import type { Tx } from '#backend/platform/db/connect.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { mailKinds } from '../compose-mail.ts';
import { takeForResending, type DeliveryFilter } from './deliveries.ts';

/** Enqueues mails once more, with 48 hours of their own. Returns how many. */
export async function resend(tx: Tx, jobs: Jobs, filters: readonly DeliveryFilter[]): Promise<number> {
  let count = 0;
  for (const filter of filters) {
    for (const { kind, subjectId: id } of await takeForResending(tx, filter)) {
      const mail = mailKinds.find((each) => each === kind);
      await (mail
        ? jobs.enqueue(tx, 'send-mail', { mail, id })
        : jobs.enqueue(tx, 'send-notice', { mailingId: id }));
      count += 1;
    }
  }
  return count;
}
