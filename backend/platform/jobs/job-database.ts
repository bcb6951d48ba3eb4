import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { innermostWords } from '../db/database-trouble.ts';
import { listen } from '../db/listen.ts';
import { createRareWarning } from '../http/log.ts';

export type JobDatabase = {
  executeSql: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;
  /** Whether to wait during an outage; at start and end it is an error instead. */
  waitForOutages: (isPatient: boolean) => void;
  /** Calls back with the name of each queue with new jobs; requires a listen URL. */
  listen?: (
    channel: string,
    onNotification: (queue: string) => void,
    onReconnect: () => void,
  ) => Promise<{ close: () => Promise<void> }>;
  close: () => Promise<void>;
};

const retryDelayMs = 500;
/** The server is stopping, starting, or refuses connections; network errors have no such code. */
const outage = /^(?:08|53|57P)/;

/**
 * The queue's database access. pg-boss ends jobs without awaiting the result, so an outage at this moment would crash
 * the process or repeat a finished job: here it waits until the database is back.
 * @param listenUrl bypasses a pooler, which would give the listening connection to another client
 */
export function createJobDatabase(url: string, listenUrl?: string): JobDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'vonk-jobs' });
  pool.on('error', () => undefined);
  let isPatient = false;
  const warn = createRareWarning();
  return {
    async executeSql(text, values) {
      for (;;) {
        try {
          return await pool.query(text, values);
        } catch (error) {
          const isAnswer = error instanceof pg.DatabaseError && !outage.test(error.code ?? '');
          if (isAnswer || !isPatient) throw error;
          warn({ reason: innermostWords(error) }, 'job queue waits for the database');
          await sleep(retryDelayMs);
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
