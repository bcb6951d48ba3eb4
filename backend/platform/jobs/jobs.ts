import { PgBoss, type JobWithMetadata } from 'pg-boss';
import type { Tx } from '../db/connect.ts';
import { log } from '../http/log.ts';
import { carryOverOldJobs } from './carry-over-old-jobs.ts';
import { describeJob } from './describe-job.ts';
import { createJobDatabase } from './job-database.ts';
import { postpone } from './postpone.ts';

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
      | 'payment-charged-back'
      | 'payment-refunded'
      | 'transfer-pending'
      | 'withdrawal'
      | 'mandate'
      | 'reactivation'
      | 'complaint-decided'
      | 'measure'
      | 'appeal-received'
      | 'appeal-decided'
      | 'photo-approved'
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
  'reconcile-payments': { soon?: boolean };
  'find-chargebacks': Record<string, never>;
  'send-refund': { reversalId: number };
  'send-postbacks': Record<string, never>;
};

export type JobName = keyof JobData;

/** One order in the queue; it keeps its id however often it is tried. */
export type Job = { id: string; createdAt: Date };

/** Thrown by a job that decides itself when it is tried again: after so many seconds, however often it was. */
export class TryLater extends Error {
  override name = 'TryLater';
  readonly seconds: number;

  constructor(message: string, seconds: number, options?: ErrorOptions) {
    super(message, options);
    this.seconds = seconds;
  }
}

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
    handle: (data: JobData[N], job: Job) => Promise<void>,
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
  'reconcile-payments',
  'find-chargebacks',
  'send-refund',
  'send-postbacks',
];

/** Jobs of earlier versions that nobody does any more: their queues go, with what waits in them and what orders them. */
const retiredJobs = ['order-hidden', 'forget-marks', 'forget-announcements'];

/** Mails decide themselves when they are tried again and when given up; the queue only repeats what a process has lost. */
const mails: JobName[] = ['send-mail', 'send-notice'];
const retriesOfMails = { retryLimit: 10_000, retryDelay: 30, retryBackoff: false };

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

/** Seconds between two looks of each queue for jobs of which nobody told it: those of a failed try, or of another process. */
const lookEvery = 5;
/** A job that has to wait no longer than this (seconds) is looked for when its time comes. */
const shortWait = 60;

/**
 * Starts the job queue on the same database; failed jobs but mails are tried again 5 times with growing pauses. A new job
 * wakes the processes that do such jobs: they listen at `listenUrl`.
 */
export async function startJobs(databaseUrl: string, listenUrl?: string): Promise<Jobs> {
  const database = createJobDatabase(databaseUrl, listenUrl);
  const useListenNotify = listenUrl !== undefined;
  const boss = new PgBoss({ db: database, schema: 'jobs', registerInstance: false, useListenNotify });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  await makeQueues(boss);
  const workers = new Map<JobName, string>();
  const wake = (name: JobName) => {
    const worker = workers.get(name);
    if (worker !== undefined) boss.notifyWorker(worker);
  };
  const wakeIn = (seconds: number, name: JobName) => {
    if (seconds > 0 && seconds <= shortWait && workers.has(name))
      setTimeout(wake, seconds * 1_000 + 50, name).unref();
  };
  const stopCarrying = await carryOverOldJobs(database);
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
      const retries = mails.includes(name) ? retriesOfMails : {};
      await boss.send(name, data, { db, startAfter, expireInSeconds, priority, ...retries, ...throttle });
      wakeIn(startAfter || (once?.orNext ? once.seconds : 0), name);
    },
    async work(name, handle, batch = 5) {
      const looks = { pollingIntervalSeconds: lookEvery, notifyPollingIntervalSeconds: lookEvery };
      const options = { ...looks, batchSize: batch, includeMetadata: true } as const;
      const attend = async (jobs: JobWithMetadata<JobData[typeof name]>[]) => {
        for (const { id, createdOn, data } of jobs) {
          try {
            await handle(data, { id, createdAt: createdOn });
          } catch (error) {
            // Only this one is tried again: a batch that throws would repeat the jobs before it.
            log.warn({ err: error, ...describeJob(name, data) }, 'job failed');
            await boss.fail(name, id, { message: error instanceof Error ? error.message : String(error) });
            if (!(error instanceof TryLater)) continue;
            await postpone(database, id, error.seconds);
            wakeIn(error.seconds, name);
          }
        }
        // There may be more than were taken.
        if (jobs.length >= batch) wake(name);
      };
      workers.set(name, await boss.work(name, options, attend));
    },
    async schedule(name, cron) {
      // Without data of its own a scheduled job would carry null.
      await boss.schedule(name, cron, {});
    },
    async stop() {
      stopCarrying();
      database.waitForOutages(false);
      await boss.stop({ graceful: true, timeout: 3_000 });
      await database.close();
    },
  };
}

/** Also makes those speak of new jobs that an earlier version made. */
async function makeQueues(boss: PgBoss): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const retries = { retryLimit: 5, retryDelay: 5, retryBackoff: true };
  for (const name of names) {
    const queue = known.get(name);
    if (!queue) await boss.createQueue(name, { expireInSeconds: lostAfter, ...retries, notify: true });
    else if (!queue.notify) await boss.updateQueue(name, { notify: true });
  }
  for (const name of retiredJobs) if (known.has(name)) await boss.deleteQueue(name);
}
