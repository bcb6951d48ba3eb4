import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './column-types.ts';

/** The process that reports the shared metrics, and until when. */
export const metricReporters = pgTable('metric_reporters', {
  figures: text().primaryKey(),
  process: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
});
