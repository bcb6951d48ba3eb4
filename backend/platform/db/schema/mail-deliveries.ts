import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { moment } from './moment.ts';

/** `given_up`: never taken; `bounced`: refused for good; `dropped`: pointless by now; `resent`: enqueued anew. */
export const deliveryStates = ['waiting', 'sent', 'bounced', 'given_up', 'dropped', 'resent'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What became of a mail; never whose address or which words. Notifications stand here only once they could not be sent. Kept for 30 days. */
export const mailDeliveries = pgTable(
  'mail_deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Its order in the queue. */
    jobId: uuid('job_id').notNull().unique(),
    /** Which mail, or `notification`. */
    kind: text().notNull(),
    /** What it is about: the user, payment, complaint, … or mailing. */
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    /** Null where it could not be composed. */
    brandId: text('brand_id').references(() => brands.id),
    state: text({ enum: deliveryStates }).notNull(),
    tries: integer().notNull(),
    /** Codes of the last try that failed. */
    error: text(),
    createdAt: moment('created_at').notNull(),
    triedAt: moment('tried_at').notNull(),
    /** When it is tried again. */
    nextAt: moment('next_at'),
  },
  (table) => [
    index('mail_deliveries_created').on(table.createdAt),
    index('mail_deliveries_open')
      .on(table.state)
      .where(sql`state in ('waiting', 'given_up')`),
  ],
);
