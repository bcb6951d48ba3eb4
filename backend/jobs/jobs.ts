import PgBoss from 'pg-boss';
import type { Tx } from '../db/connect.ts';
import { log } from '../http/log.ts';
import { openJobDatabase } from './job-database.ts';

/** The jobs there are, and what each carries; ids only, never a text or an address. */
export type JobData = {
  'send-mail': {
    mail:
      | 'activation'
      | 'already-member'
      | 'password-reset'
      | 'password-changed'
      | 'mail-change'
      | 'mail-changed'
      | 'complaint-receipt'
      | 'order-confirmed'
      | 'payment-failed'
      | 'transfer-pending'
      | 'withdrawal'
      | 'mandate'
      | 'reactivation'
      | 'complaint-decided'
      | 'measure'
      | 'appeal-received'
      | 'appeal-decided'
      | 'export-ready';
    id: number;
  };
  'send-push': {
    userId: number;
    kind: 'message' | 'gift' | 'image' | 'like' | 'match';
    profileId: number;
    path: string;
    /** The message begins the conversation. */
    starts?: boolean;
    /** Another try, for the browser with this mark alone, after so many. */
    only?: string;
    tried?: number;
  };
  'attend-notices': Record<string, never>;
  'send-notice': { mailingId: number };
  'send-signup-message': { userId: number };
  'automatic-reply': { conversationId: number; fictionalId: number; memberId: number };
  'remove-stale-signups': Record<string, never>;
  'reconcile-ledger': Record<string, never>;
  'erase-photo': { hash: string };
  'forget-measures': Record<string, never>;
  'erase-accounts': Record<string, never>;
  'make-export': { exportId: number };
  'erase-export': { file: string };
  'settle-payment': { paymentId: number };
  'look-at-age-check': { id: number };
  'reconcile-payments': { soon?: boolean };
  'find-chargebacks': Record<string, never>;
  'send-refund': { reversalId: number };
  'send-postbacks': Record<string, never>;
  'forget-announcements': Record<string, never>;
};

export type JobName = keyof JobData;

export type Jobs = {
  /** Enqueues inside the caller's transaction: the job exists exactly when the change does. */
  enqueue: <N extends JobName>(
    tx: Tx,
    name: N,
    data: JobData[N],
    startAfterSeconds?: number,
    /**
     * Of the jobs with this key only the first of the time span (up to 12 hours, in seconds) is kept; with `orNext` a
     * second one waits for the next span.
     */
    once?: { key: string; seconds: number; orNext?: boolean },
  ) => Promise<void>;
  /** At most `batch` jobs are taken from the queue at a time, one after the other. */
  work: <N extends JobName>(
    name: N,
    handle: (data: JobData[N]) => Promise<void>,
    batch?: number,
  ) => Promise<void>;
  /** Runs a job by cron expression, in UTC. */
  schedule: (name: JobName, cron: string) => Promise<void>;
  stop: () => Promise<void>;
};

const names: JobName[] = [
  'send-mail',
  'send-push',
  'attend-notices',
  'send-notice',
  'send-signup-message',
  'automatic-reply',
  'remove-stale-signups',
  'reconcile-ledger',
  'erase-photo',
  'forget-measures',
  'erase-accounts',
  'make-export',
  'erase-export',
  'settle-payment',
  'look-at-age-check',
  'reconcile-payments',
  'find-chargebacks',
  'send-refund',
  'send-postbacks',
  'forget-announcements',
];

/** Nobody waits for them, so they outlast a mail server that is away for half a day. */
const patient: JobName[] = ['send-notice'];

/** Seconds after which a job counts as lost with the process that had it, and is tried again. */
const lostAfter = 300;
/** Likewise where a mail server that answers nothing, or much to read, may take longer for all that were taken at a time. */
const slowLostAfter = 900;
const slow: JobName[] = ['send-mail', 'send-notice', 'make-export', 'erase-accounts'];

/** Somebody sits before a page that says to look into the mailbox: not behind a crowd of receipts. */
const awaited: readonly JobData['send-mail']['mail'][] = [
  'activation',
  'already-member',
  'password-reset',
  'mail-change',
];

/** Higher ones are taken first, whenever they came. */
function priorityOf(data: JobData[JobName]): number {
  return 'mail' in data && awaited.includes(data.mail) ? 1 : 0;
}

/** Starts the job queue on the same database; failed jobs are tried again 5 or 12 times with growing pauses. */
export async function startJobs(databaseUrl: string): Promise<Jobs> {
  const database = openJobDatabase(databaseUrl);
  const boss = new PgBoss({ db: database, expireInSeconds: lostAfter });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  for (const name of names)
    await boss.createQueue(name, {
      name,
      retryLimit: patient.includes(name) ? 12 : 5,
      retryDelay: 5,
      retryBackoff: true,
    });
  database.waitForOutages(true);
  return {
    async enqueue(tx, name, data, startAfter = 0, once) {
      const db = { executeSql: (text: string, values: unknown[]) => tx.$client.query(text, values) };
      const throttle = once && {
        singletonKey: once.key,
        singletonSeconds: once.seconds,
        singletonNextSlot: once.orNext ?? false,
      };
      const expireInSeconds = slow.includes(name) ? slowLostAfter : lostAfter;
      const priority = priorityOf(data);
      await boss.send(name, data, { db, startAfter, expireInSeconds, priority, ...throttle });
    },
    async work(name, handle, batch = 5) {
      await boss.work(name, { pollingIntervalSeconds: 0.5, batchSize: batch }, async (jobs) => {
        for (const job of jobs) {
          try {
            await handle(job.data as JobData[typeof name]);
          } catch (error) {
            // Only this one is tried again: a batch that throws would repeat the jobs before it.
            log.warn({ err: error, job: name }, 'job failed');
            await boss.fail(name, job.id, {
              message: error instanceof Error ? error.message : String(error),
            });
          }
        }
      });
    },
    async schedule(name, cron) {
      // Without data of its own a scheduled job would carry null.
      await boss.schedule(name, cron, {});
    },
    async stop() {
      database.waitForOutages(false);
      await boss.stop({ graceful: true, timeout: 3_000 });
      await database.close();
    },
  };
}
