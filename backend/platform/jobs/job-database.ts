import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { innermostWords } from '../db/database-trouble.ts';
import { listen } from '../db/listen.ts';
import { log } from '../http/log.ts';

export type JobDatabase = {
  executeSql: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;
  /** Whether an outage is waited for; it is not at the start and at the end, where it is an error. */
  waitForOutages: (isPatient: boolean) => void;
  /** Calls back with the name of each queue that has something new to do; only where an address to listen at was given. */
  listen?: (
    channel: string,
    onNotification: (queue: string) => void,
    onReconnect: () => void,
  ) => Promise<{ close: () => Promise<void> }>;
  close: () => Promise<void>;
};

const pause = 500;
/** Milliseconds between two lines of the log about one outage, of which each of many workers learns. */
const quiet = 60_000;
/** The server ends, starts, or lets nobody in; and what breaks without a word of the server has no such code. */
const outage = /^(?:08|53|57P)/;

/**
 * The queue's own way to the database. It ends jobs without waiting for the answer, so that an outage in this moment would
 * end the whole process, or have a finished job done again: here it waits until the database is back.
 * @param listenUrl past a pooler, which would give a connection that listens to somebody else
 */
export function createJobDatabase(url: string, listenUrl?: string): JobDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'vonk-jobs' });
  pool.on('error', () => undefined);
  let isPatient = false;
  let saidAt = 0;
  const say = (error: unknown) => {
    if (Date.now() - saidAt < quiet) return;
    saidAt = Date.now();
    log.warn({ reason: innermostWords(error) }, 'job queue waits for the database');
  };
  return {
    async executeSql(text, values) {
      for (;;) {
        try {
          return await pool.query(text, values);
        } catch (error) {
          const isAnswer = error instanceof pg.DatabaseError && !outage.test(error.code ?? '');
          if (isAnswer || !isPatient) throw error;
          say(error);
          await sleep(pause);
        }
      }
    },
    ...(listenUrl !== undefined && {
      listen: (channel, onLine, onConnected) =>
        Promise.resolve(listen(listenUrl, channel, { onLine, onConnected })),
    }),
    waitForOutages: (patient) => {
      isPatient = patient;
    },
    close: () => pool.end(),
  };
}
