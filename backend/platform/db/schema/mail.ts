import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { bytea, moment } from './column-types.ts';

/** `given_up`: never accepted; `bounced`: permanently refused; `dropped`: obsolete; `resent`: enqueued again. */
export const deliveryStatuses = ['waiting', 'sent', 'bounced', 'given_up', 'dropped', 'resent'] as const;

export type DeliveryStatus = (typeof deliveryStatuses)[number];

/**
 * Delivery results of mails, without address or content, stored for 30 days. Notifications only after a failure. A table
 * of its own, as `sent_notification_mails` has notifications only and `mail_events` only what happens after delivery:
 * here operators see which mails failed or wait.
 */
export const mailDeliveries = pgTable(
  'mail_deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Its job id in the queue. */
    jobId: uuid('job_id').notNull().unique(),
    /** The mail, or `notification`. */
    kind: text().notNull(),
    /** Id of its subject: user, payment, complaint, … or notification. */
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    /** Null if it could not be composed. */
    brandId: text('brand_id').references(() => brands.id),
    status: text({ enum: deliveryStatuses }).notNull(),
    attempts: integer().notNull(),
    /** Codes of the last failed attempt. */
    error: text(),
    createdAt: moment('created_at').notNull(),
    attemptedAt: moment('attempted_at').notNull(),
    /** When it is retried. */
    nextAt: moment('next_at'),
  },
  (table) => [
    index('mail_deliveries_created').on(table.createdAt),
    index('mail_deliveries_open')
      .on(table.status)
      .where(sql`status in ('waiting', 'given_up')`),
  ],
);

/** Bounces and complaints reported by mail servers, each once. */
export const mailEvents = pgTable(
  'mail_events',
  {
    /** The reporting provider's event id. */
    id: text().primaryKey(),
    brandId: text('brand_id').references(() => brands.id),
    addressHash: bytea('address_hash').notNull(),
    kind: text({ enum: ['bounce', 'soft_bounce', 'fbl'] }).notNull(),
    /** The member has switched mails on again since, so it no longer counts. */
    superseded: boolean().notNull().default(false),
    occurredAt: moment('occurred_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    index('mail_events_soft')
      .on(table.addressHash, table.occurredAt)
      .where(sql`kind = 'soft_bounce'`),
  ],
);
