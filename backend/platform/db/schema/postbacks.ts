import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './column-types.ts';
import { conversions } from './tracking.ts';

/** Postback URLs of a network by event. */
export const postbackTemplates = pgTable(
  'postback_templates',
  {
    network: text().notNull(),
    event: text({ enum: ['lead', 'sale', 'rejected'] }).notNull(),
    /** A URL with placeholders. */
    url: text().notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.event] })],
);

/** The outbox of postbacks, written with the event. */
export const postbacks = pgTable(
  'postbacks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversionId: bigint('conversion_id', { mode: 'number' })
      .notNull()
      .references(() => conversions.id, { onDelete: 'cascade' }),
    /** `held`: the network has no URL for the event; `withdrawn`: the member has withdrawn consent. */
    status: text({ enum: ['waiting', 'held', 'done', 'given_up', 'withdrawn'] }).notNull(),
    attempts: integer().notNull().default(0),
    /** The next attempt; during an attempt, the time after which it counts as lost. */
    dueAt: moment('due_at').notNull(),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    unique('postback_once_for_a_fact').on(table.conversionId),
    index('postbacks_due')
      .on(table.dueAt)
      .where(sql`status = 'waiting'`),
  ],
);

/** Every attempt and the network's response. */
export const postbackCalls = pgTable(
  'postback_calls',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    postbackId: bigint('postback_id', { mode: 'number' })
      .notNull()
      .references(() => postbacks.id, { onDelete: 'cascade' }),
    calledAt: moment('called_at').notNull(),
    /** Null without a response. */
    status: integer(),
    milliseconds: integer().notNull(),
    /** The first 500 characters of the response, or the error. */
    response: text().notNull(),
  },
  (table) => [index('postback_calls_postback').on(table.postbackId, table.id)],
);
