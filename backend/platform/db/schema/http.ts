import { index, pgTable } from 'drizzle-orm/pg-core';
import { bytea, moment } from './column-types.ts';

/** First responses to writes with an idempotency key, for a day; encrypted with that key, which is not stored. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    /** Keyed hash of brand, call, session and idempotency key. */
    hash: bytea().primaryKey(),
    startedAt: moment('started_at').notNull(),
    /** Encrypted status and body; null while the first attempt is running. */
    response: bytea(),
  },
  (table) => [index('idempotency_records_start').on(table.startedAt)],
);
