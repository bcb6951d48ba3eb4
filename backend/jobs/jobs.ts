import PgBoss from 'pg-boss';
import type { Tx } from '../db/connect.ts';
import { log } from '../http/log.ts';

/** The jobs there are, and what each carries; ids only, never a text or an address. */
export type JobData = {
  'send-mail': { mail: 'activation' | 'already-member' | 'complaint-receipt'; id: number };
  'send-push': {
    userId: number;
    kind: 'message' | 'gift' | 'image' | 'like' | 'match';
    profileId: number;
    path: string;
  };
  'send-signup-message': { userId: number };
  'automatic-reply': { conversationId: number; fictionalId: number; memberId: number };
  'remove-stale-signups': Record<string, never>;
  'erase-photo': { hash: string };
};

export type JobName = keyof JobData;

export type Jobs = {
  /** Enqueues inside the caller's transaction: the job exists exactly when the change does. */
  enqueue: <N extends JobName>(
    tx: Tx,
    name: N,
    data: JobData[N],
    startAfterSeconds?: number,
    /** Of the jobs with this key only the first of the time span (up to 12 hours, in seconds) is kept. */
    once?: { key: string; seconds: number },
  ) => Promise<void>;
  work: <N extends JobName>(name: N, handle: (data: JobData[N]) => Promise<void>) => Promise<void>;
  /** Runs a job by cron expression, in UTC. */
  schedule: (name: JobName, cron: string) => Promise<void>;
  stop: () => Promise<void>;
};

const names: JobName[] = [
  'send-mail',
  'send-push',
  'send-signup-message',
  'automatic-reply',
  'remove-stale-signups',
  'erase-photo',
];

/** Starts the job queue on the same database; failed jobs are tried again 5 times with growing pauses. */
export async function startJobs(databaseUrl: string): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 4, application_name: 'vonk-jobs' });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  for (const name of names)
    await boss.createQueue(name, { name, retryLimit: 5, retryDelay: 5, retryBackoff: true });
  return {
    async enqueue(tx, name, data, startAfter = 0, once) {
      const db = { executeSql: (text: string, values: unknown[]) => tx.$client.query(text, values) };
      const throttle = once && { singletonKey: once.key, singletonSeconds: once.seconds };
      await boss.send(name, data, { db, startAfter, ...throttle });
    },
    async work(name, handle) {
      await boss.work(name, { pollingIntervalSeconds: 0.5, batchSize: 5 }, async (jobs) => {
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
      await boss.schedule(name, cron);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
