import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { messageWarnings } from '#lib/contract/community/chat-vocabulary.ts';
import { moment } from './column-types.ts';
import { profiles } from './members.ts';

export const conversations = pgTable(
  'conversations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The smaller profile id, so that a pair has one conversation. */
    profileA: bigint('profile_a', { mode: 'number' })
      .notNull()
      .references(() => profiles.id),
    profileB: bigint('profile_b', { mode: 'number' })
      .notNull()
      .references(() => profiles.id),
    starterProfileId: bigint('starter_profile_id', { mode: 'number' }).notNull(),
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
    senderProfileId: bigint('sender_profile_id', { mode: 'number' })
      .notNull()
      .references(() => profiles.id),
    clientMessageId: uuid('client_message_id').notNull(),
    body: text().notNull(),
    /** A gift instead of a text. */
    gift: text(),
    /** A picture instead of a text; its files are stored like those of a photo. */
    imageHash: text('image_hash'),
    imageWidth: integer('image_width'),
    imageHeight: integer('image_height'),
    imageThumbhash: text('image_thumbhash'),
    /** The quoted message of the same conversation. */
    replyTo: bigint('reply_to', { mode: 'number' }),
    automatic: boolean().notNull().default(false),
    /** Warning shown to the reader. */
    warning: text({ enum: messageWarnings }),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    /** Number of edits, and total characters changed. */
    edits: smallint().notNull().default(0),
    editedCharacters: integer('edited_characters').notNull().default(0),
    /** Deleted by its sender; the content is erased. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    unique('one_message_for_a_client_id').on(table.senderProfileId, table.clientMessageId),
    index('messages_of_conversation').on(table.conversationId, table.id.desc()),
    index('messages_image')
      .on(table.imageHash)
      .where(sql`image_hash is not null`),
    foreignKey({
      name: 'messages_reply_to',
      columns: [table.replyTo],
      foreignColumns: [table.id],
    }).onDelete('set null'),
    index('messages_replies')
      .on(table.replyTo)
      .where(sql`reply_to is not null`),
  ],
);

/** Reactions of members to a message, one emoji each. */
export const messageReactions = pgTable(
  'message_reactions',
  {
    messageId: bigint('message_id', { mode: 'number' })
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    profileId: bigint('profile_id', { mode: 'number' })
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    emoji: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.profileId] })],
);

/** A member's unsent text to another, with or without a conversation. */
export const drafts = pgTable(
  'drafts',
  {
    senderProfileId: bigint('sender_profile_id', { mode: 'number' })
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    recipientProfileId: bigint('recipient_profile_id', { mode: 'number' })
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    body: text().notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.senderProfileId, table.recipientProfileId] })],
);

/** The last opened chat of each member. */
export const lastOpenedChats = pgTable('last_opened_chats', {
  profileId: bigint('profile_id', { mode: 'number' })
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  otherProfileId: bigint('other_profile_id', { mode: 'number' })
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  openedAt: moment('opened_at').notNull(),
});

/** One member's view of a conversation. */
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
    /** Newest message delivered to one of the member's browsers. */
    deliveredUntil: bigint('delivered_until', { mode: 'number' }).notNull().default(0),
    /** No push messages. */
    muted: boolean().notNull().default(false),
    lastMessageId: bigint('last_message_id', { mode: 'number' }).notNull().default(0),
    /** Messages up to this id are hidden from the member. */
    hiddenUntil: bigint('hidden_until', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.profileId] }),
    index('conversations_of_member').on(table.profileId, table.lastMessageId.desc()),
    check('unread_not_negative', sql`${table.unread} >= 0`),
  ],
);
