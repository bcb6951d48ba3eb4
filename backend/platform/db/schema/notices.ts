import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';
import { users } from './accounts.ts';
import { brands } from './brands.ts';
import { moment } from './moment.ts';

export type NewsText = {
  subject: string;
  paragraphs: string[];
  button?: { label: string; path: string } | undefined;
};

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Notification preferences and quiet hours; without a row the defaults apply. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Only the differences from the defaults. */
  preferences: jsonb()
    .$type<Partial<Record<NotificationKind, { email?: 'at_once' | 'daily' | 'never'; push?: boolean }>>>()
    .notNull()
    .default({}),
  /** Minutes of the member's day, 0 to 1439, without notifications; both or none. */
  quietFrom: integer('quiet_from'),
  quietTo: integer('quiet_to'),
  changedAt: moment('changed_at').notNull(),
});

/**
 * Pending notices, one row for each member, kind and subject: an event, or the next turn of a recurring mail. A
 * mailed row stays until the member's next visit, so that the subject is not mailed again.
 */
export const notices = pgTable(
  'notices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * References users without a foreign key: its check would lock the recipient's account, and two members writing
     * to each other would deadlock.
     */
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    /** The conversation, profile, reminder step or newsletter; empty if a kind has one row only. */
    subject: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** Earliest time; postponed by quiet hours and by the limit of one mail a day. */
    dueAt: moment('due_at').notNull(),
    mailedAt: moment('mailed_at'),
    mailingId: bigint('mailing_id', { mode: 'number' }).references(() => mailings.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    unique('one_notice_of_a_subject').on(table.userId, table.kind, table.subject),
    index('notices_due')
      .on(table.dueAt)
      .where(sql`mailed_at is null`),
    index('notices_mailed')
      .on(table.mailedAt)
      .where(sql`mailed_at is not null`),
    index('notices_mailing')
      .on(table.mailingId)
      .where(sql`mailing_id is not null`),
  ],
);

/** Mails counted by preferences and daily limits; kept for 30 days. */
export const mailings = pgTable(
  'mailings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    /** Reminder step or newsletter; empty otherwise. */
    subject: text().notNull().default(''),
    /** The member's local calendar day. */
    day: date({ mode: 'string' }).notNull(),
    /** When it was enqueued. */
    sentAt: moment('sent_at').notNull(),
    /** When the mail server accepted it, or it became obsolete. */
    doneAt: moment('done_at'),
  },
  (table) => [
    index('mailings_user').on(table.userId, table.kind, table.sentAt),
    index('mailings_sent').on(table.sentAt),
    uniqueIndex('one_rhythmic_mail_a_day')
      .on(table.userId, table.kind, table.day)
      .where(sql`kind in ('unread_message_reminders', 'weekly_updates')`),
  ],
);

/** Newsletters sent by the operator to subscribers, once for each member. */
export const newsletters = pgTable(
  'newsletters',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    kind: text({ enum: ['news', 'promotions'] }).notNull(),
    texts: jsonb().$type<Record<string, NewsText>>().notNull(),
    /** Hash of the texts, so that a repeated command resumes its work. */
    hash: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('one_newsletter_of_a_text').on(table.brandId, table.kind, table.hash)],
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
    /** Ignored: the member has switched mails on again since. */
    forgotten: boolean().notNull().default(false),
    at: moment('at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    index('mail_events_soft')
      .on(table.addressHash, table.at)
      .where(sql`kind = 'soft_bounce'`),
  ],
);
