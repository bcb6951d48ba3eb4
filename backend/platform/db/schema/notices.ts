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

/** What a newsletter says in one language. */
export type NewsText = {
  subject: string;
  paragraphs: string[];
  button?: { label: string; path: string } | undefined;
};

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What a member wants to be told of, and when not; without a row the defaults stand. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Only what differs from the defaults. */
  preferences: jsonb()
    .$type<Partial<Record<NotificationKind, { email?: 'at_once' | 'daily' | 'never'; push?: boolean }>>>()
    .notNull()
    .default({}),
  /** Minutes of the member's own day, 0 to 1439, between which nothing is sent; both or none. */
  quietFrom: integer('quiet_from'),
  quietTo: integer('quiet_to'),
  changedAt: moment('changed_at').notNull(),
});

/**
 * What waits for a mail, one row for each member, kind and subject: something that happened, or the next turn of a mail that
 * comes by itself. A row that was mailed stays until the member was back, so that the same subject is not mailed again.
 */
export const notices = pgTable(
  'notices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * Refers to users, unchecked: the check would lock the account of a recipient, who may be writing to the sender at the
     * same moment, and both would wait for each other.
     */
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    /** The conversation, the profile, the step of a reminder or the newsletter; empty where a kind has one row only. */
    subject: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** Not before; quiet hours and the day's one mail move it on. */
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

/** Mails that preferences and daily caps count; kept for 30 days. */
export const mailings = pgTable(
  'mailings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    /** Step of a reminder, or the newsletter; empty otherwise. */
    subject: text().notNull().default(''),
    /** The member's own calendar day. */
    day: date({ mode: 'string' }).notNull(),
    /** When it was handed to the queue. */
    sentAt: moment('sent_at').notNull(),
    /** When the mail server took it, or it had become pointless. */
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

/** Texts that the operator sends to those who said yes, each member once. */
export const newsletters = pgTable(
  'newsletters',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    kind: text({ enum: ['news', 'promotions'] }).notNull(),
    /** By language. */
    texts: jsonb().$type<Record<string, NewsText>>().notNull(),
    /** Of the texts, by which a command that is repeated finds its work again. */
    hash: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('one_newsletter_of_a_text').on(table.brandId, table.kind, table.hash)],
);

/** Bounces and complaints that mail servers told us of, each once. */
export const mailEvents = pgTable(
  'mail_events',
  {
    /** The sender's own id of the event. */
    id: text().primaryKey(),
    brandId: text('brand_id').references(() => brands.id),
    addressHash: bytea('address_hash').notNull(),
    kind: text({ enum: ['bounce', 'soft_bounce', 'fbl'] }).notNull(),
    /** The member has switched mails on again since: it counts no more. */
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
