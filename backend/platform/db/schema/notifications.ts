import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';
import { users } from './accounts.ts';
import { brands } from './brands.ts';
import { moment } from './column-types.ts';

export type NewsText = {
  subject: string;
  paragraphs: string[];
  button?: { label: string; path: string } | undefined;
};

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

/** What is to be mailed: one row for each member, kind and subject, an event or the next turn of a recurring mail. */
export const pendingNotifications = pgTable(
  'pending_notifications',
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
  },
  (table) => [
    unique('one_pending_notification_of_a_subject').on(table.userId, table.kind, table.subject),
    index('pending_notifications_due').on(table.dueAt),
  ],
);

/**
 * What became of notifications: their mails, which daily limits count and which keep a subject from being mailed twice
 * before the member's next visit. Stored for 30 days; newsletters longer, so that each reaches a member once.
 */
export const sentNotificationMails = pgTable(
  'sent_notification_mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    /** Subjects of its notifications. */
    subjects: text().array().notNull(),
    /** The member's local calendar day; with quiet hours in between, that of their end. */
    sentOn: date('sent_on', { mode: 'string' }).notNull(),
    /** When it was enqueued. */
    sentAt: moment('sent_at').notNull(),
    /** When the mail server accepted it, or it became obsolete. */
    doneAt: moment('done_at'),
  },
  (table) => [
    index('sent_notification_mails_user').on(table.userId, table.kind, table.sentAt),
    index('sent_notification_mails_sent').on(table.sentAt),
    uniqueIndex('one_rhythmic_mail_a_day')
      .on(table.userId, table.kind, table.sentOn)
      .where(sql`kind in ('unread_message_reminders', 'weekly_updates')`),
    uniqueIndex('one_newsletter_of_a_member')
      .on(table.userId, table.kind, sql`(subjects[1])`)
      .where(sql`kind in ('news', 'promotions')`),
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
