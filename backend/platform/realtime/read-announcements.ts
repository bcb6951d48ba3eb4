import pg from 'pg';
import type { FeedEvent } from '#lib/contract/events.ts';
import type { Announced } from './event-log.ts';
import { channel } from './fan-out-postgres.ts';

/** Most that are read at once. */
export const atOnce = 5_000;

export type AnnouncementsEnv = { DATABASE_URL: string; DATABASE_DIRECT_URL?: string | undefined };

export type Announcements = {
  /** The mark of this row of numbers, and the lowest and highest that are kept; both 0 where none is. */
  bounds: () => Promise<{ run: string; oldest: number; newest: number }>;
  /** Those behind a number in their order, up to and including another one, at most `atOnce`. */
  read: (behind: number, upTo?: number) => Promise<Announced[]>;
  /** Has the database say a line to whoever listens, the way all announcements take. */
  echo: (line: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Reads what was announced, on connections of its own: it must not wait behind the calls of members. */
export function openAnnouncements(env: AnnouncementsEnv): Announcements {
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: 2,
    connectionTimeoutMillis: 5_000,
    ...(env.DATABASE_DIRECT_URL === undefined ? { statement_timeout: 10_000 } : { query_timeout: 10_000 }),
    application_name: 'vonk-events',
  });
  pool.on('error', () => undefined);
  return {
    async bounds() {
      const { rows } = await pool.query<{ run: string; oldest: string | number; newest: string | number }>(
        `select run, coalesce((select min(sequence) from announcements), 0) as oldest,
          coalesce((select max(sequence) from announcements), 0) as newest from announcement_run limit 1`,
      );
      const row = rows[0];
      if (!row) throw new Error('The database has not been migrated');
      return { run: row.run, oldest: Number(row.oldest), newest: Number(row.newest) };
    },
    async read(behind, upTo = Number.MAX_SAFE_INTEGER) {
      const { rows } = await pool.query<{ sequence: string | number; event: string }>(
        'select sequence, event from announcements where sequence > $1 and sequence <= $2 order by sequence limit $3',
        [behind, upTo, atOnce],
      );
      return rows.map(({ sequence, event }) => ({
        sequence: Number(sequence),
        event: JSON.parse(event) as FeedEvent,
      }));
    },
    async echo(line) {
      await pool.query('select pg_notify($1, $2)', [channel, line]);
    },
    close: () => pool.end(),
  };
}
