import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Which process tells a monitor the figures that all processes share, and until when. */
export const metricReporters = pgTable('metric_reporters', {
  figures: text().primaryKey(),
  process: text().notNull(),
  until: moment('until').notNull(),
});
