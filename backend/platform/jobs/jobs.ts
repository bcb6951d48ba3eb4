import { PgBoss, type JobWithMetadata } from 'pg-boss';
import type { Tx } from '../db/connect.ts';
import { log } from '../http/log.ts';
import { createJobDatabase } from './job-database.ts';
import { isAwaited, type MailKind } from './mail-kinds.ts';

/** All jobs and their data; ids only, no texts or addresses. */
export type JobData = {
  'send-mail': { mail: MailKind; id: number };
  'send-push': {
    userId: number;
    kind: 'message' | 'gift' | 'image' | 'like' | 'match';
    profileId: number;
    path: string;
    /** The message starts the conversation. */
    starts?: boolean;
    /** Retry for the browser with this fingerprint only, after `tried` attempts. */
    only?: string;
    tried?: number;
  };
  'send-due-notifications': Record<string, never>;
  'send-notification': { notificationId: number };
  'send-signup-message': { userId: number };
  'automatic-reply': { conversationId: number; fictionalId: number; memberId: number };
  'purge-expired-rows': Record<string, never>;
  'reconcile-ledger': Record<string, never>;
  'erase-photo': { hash: string };
  'purge-measures': Record<string, never>;
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

/** A queued job; the id is stable across retries. */
export type Job = { id: string; createdAt: Date };

/** Thrown by a job to be retried after the given seconds, regardless of the number of attempts. */
export class TryLater extends Error {
  override name = 'TryLater';
  readonly seconds: number;

  constructor(message: string, seconds: number, options?: ErrorOptions) {
    super(message, options);
    this.seconds = seconds;
  }
}

export type Jobs = {
  /** Enqueues in the caller's transaction, so that job and change commit together. */
  enqueue: <N extends JobName>(
    tx: Tx,
    name: N,
    data: JobData[N],
    startAfterSeconds?: number,
    /**
     * Keeps only the first job of this key in the time span (up to 12 hours, in seconds); with `orNext` a second one
     * waits for the next span.
     */
    once?: { key: string; seconds: number; orNext?: boolean },
  ) => Promise<void>;
  /** Takes up to `batch` jobs from the queue and runs them in sequence. */
  work: <N extends JobName>(
    name: N,
    handle: (data: JobData[N], job: Job) => Promise<void>,
    batch?: number,
  ) => Promise<void>;
  /** Schedules a job by cron expression, in UTC. */
  schedule: (name: JobName, cron: string) => Promise<void>;
  stop: () => Promise<void>;
};

const names: JobName[] = [
  'send-mail',
  'send-push',
  'send-due-notifications',
  'send-notification',
  'send-signup-message',
  'automatic-reply',
  'purge-expired-rows',
  'reconcile-ledger',
  'erase-photo',
  'purge-measures',
  'erase-accounts',
  'make-export',
  'erase-export',
  'settle-payment',
  'reconcile-payments',
  'find-chargebacks',
  'send-refund',
  'send-postbacks',
];

/** Jobs of earlier versions: their queues are deleted with waiting jobs and schedules. */
const retiredJobs = [
  'send-notice',
  'order-hidden',
  'forget-marks',
  'forget-announcements',
  'attend-notices',
  'remove-stale-signups',
  'forget-measures',
];

/** Mails schedule their own retries and deadlines; the queue only repeats those that a process has lost. */
const mails: JobName[] = ['send-mail', 'send-notification'];
const retriesOfMails = { retryLimit: 10_000, retryDelay: 30, retryBackoff: false };

/** Seconds after which a job counts as lost with its process, and is retried. */
const lostAfter = 300;
/** The same for slow mail servers or large batches. */
const slowLostAfter = 900;
const slow: JobName[] = ['send-mail', 'send-notification', 'make-export', 'erase-accounts'];

/** Higher priorities run first, regardless of age. */
function getPriority(data: JobData[JobName]): number {
  return 'mail' in data && isAwaited[data.mail] ? 1 : 0;
}

/** Seconds between two polls of each queue for jobs without a notification: retries, or jobs of another process. */
const lookEvery = 5;
/** A job due within this time (seconds) is looked for exactly then. */
const shortWait = 60;

/**
 * Starts the job queue on the same database; failed jobs except mails are retried 5 times with growing pauses. New
 * jobs wake their workers through `listenUrl`.
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
  const wakeAfter = (seconds: number, name: JobName) => {
    if (seconds > 0 && seconds <= shortWait && workers.has(name))
      setTimeout(wake, seconds * 1_000 + 50, name).unref();
  };
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
      const priority = getPriority(data);
      const retries = mails.includes(name) ? retriesOfMails : {};
      await boss.send(name, data, { db, startAfter, expireInSeconds, priority, ...retries, ...throttle });
      wakeAfter(startAfter || (once?.orNext ? once.seconds : 0), name);
    },
    async work(name, handle, batch = 5) {
      const looks = { pollingIntervalSeconds: lookEvery, notifyPollingIntervalSeconds: lookEvery };
      const options = { ...looks, batchSize: batch, includeMetadata: true } as const;
      const runBatch = async (jobs: JobWithMetadata<JobData[typeof name]>[]) => {
        for (const { id, createdOn, data } of jobs) {
          try {
            await handle(data, { id, createdAt: createdOn });
          } catch (error) {
            // Only this job is retried: an error of the batch would repeat the jobs before it.
            if (error instanceof TryLater)
              log.debug(
                { reason: error.message, seconds: error.seconds, ...describeJob(name, data) },
                'job waits',
              );
            else log.warn({ err: error, ...describeJob(name, data) }, 'job failed');
            await boss.fail(name, id, { message: error instanceof Error ? error.message : String(error) });
            if (!(error instanceof TryLater)) continue;
            await boss.update(name, undefined, { id, startAfter: error.seconds });
            wakeAfter(error.seconds, name);
          }
        }
        // More jobs may be waiting.
        if (jobs.length >= batch) wake(name);
      };
      workers.set(name, await boss.work(name, options, runBatch));
    },
    async schedule(name, cron) {
      // Without data a scheduled job would carry null.
      await boss.schedule(name, cron, {});
    },
    async stop() {
      database.waitForOutages(false);
      await boss.stop({ graceful: true, timeout: 3_000 });
      await database.close();
    },
  };
}

/** Mails that wait in the queue `send-notice` of an earlier version go on in the present one, each once. */
async function renameNotices(boss: PgBoss): Promise<void> {
  for (let after: string | undefined; ;) {
    const page = await boss.findJobs<{ mailingId: number }>('send-notice', { limit: 10_000, after });
    for (const { id, state, startAfter, data } of page)
      if (['created', 'retry', 'active'].includes(state))
        await boss.send(
          'send-notification',
          { notificationId: data.mailingId },
          { id, startAfter, expireInSeconds: slowLostAfter, ...retriesOfMails },
        );
    after = page.at(-1)?.id;
    if (!after) return;
  }
}

/** Also enables notifications for queues of earlier versions. */
async function makeQueues(boss: PgBoss): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const retries = { retryLimit: 5, retryDelay: 5, retryBackoff: true };
  for (const name of names) {
    const queue = known.get(name);
    if (!queue) await boss.createQueue(name, { expireInSeconds: lostAfter, ...retries, notify: true });
    else if (!queue.notify) await boss.updateQueue(name, { notify: true });
  }
  if (known.has('send-notice')) await renameNotices(boss);
  for (const name of retiredJobs) if (known.has(name)) await boss.deleteQueue(name);
}

/** Loggable data of a job: its queue and the kind of mail, without recipient or content. */
export function describeJob(name: string, data: object): { job: string; mail?: string } {
  if ('mail' in data && typeof data.mail === 'string') return { job: name, mail: data.mail };
  return name === 'send-notification' ? { job: name, mail: 'notification' } : { job: name };
}
