import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from './members.ts';
import { moment } from './moment.ts';

export const conversations = pgTable(
  'conversations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The smaller of the two profile ids, so that a pair has one conversation. */
    profileA: bigint('profile_a', { mode: 'number' })
      .notNull()
      .references(() => profiles.id),
    profileB: bigint('profile_b', { mode: 'number' })
      .notNull()
      .references(() => profiles.id),
    startedBy: bigint('started_by', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('one_conversation_for_a_pair').on(table.profileA, table.profileB),
    check('ordered_pair', sql`${table.profileA} < ${table.profileB}`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: bigint('conversation_id', { mode: 'number' })
      .notNull()
      .references(() => conversations.id),
    sender: bigint({ mode: 'number' })
      .notNull()
      .references(() => profiles.id),
    clientMessageId: uuid('client_message_id').notNull(),
    body: text().notNull(),
    /** A gift instead of a text. */
    gift: text(),
    automatic: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('one_message_for_a_client_id').on(table.sender, table.clientMessageId),
    index('messages_of_conversation').on(table.conversationId, table.id.desc()),
  ],
);

/** What one of the two members sees of a conversation. */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: bigint('conversation_id', { mode: 'number' })
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    profileId: bigint('profile_id', { mode: 'number' }).notNull(),
    otherProfileId: bigint('other_profile_id', { mode: 'number' }).notNull(),
    unread: integer().notNull().default(0),
    readUntil: bigint('read_until', { mode: 'number' }).notNull().default(0),
    lastMessageId: bigint('last_message_id', { mode: 'number' }).notNull().default(0),
    /** Messages up to this id were removed from the member's view. */
    hiddenUntil: bigint('hidden_until', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.profileId] }),
    index('conversations_of_member').on(table.profileId, table.lastMessageId.desc()),
    check('unread_not_negative', sql`${table.unread} >= 0`),
  ],
);
