import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Touch } from '#lib/contract/growth/tracking.ts';
import { users } from './accounts.ts';
import { moment } from './moment.ts';

/** Anonymous data of every visit. */
const visit = () => ({
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  brandId: text('brand_id').notNull(),
  network: text(),
  ref: text(),
  sub1: text(),
  sub2: text(),
  sub3: text(),
  /** Lander and slug. */
  slug: text(),
  bot: boolean().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Visits that began on a lander or through an affiliate's link. */
export const arrivals = pgTable(
  'arrivals',
  {
    ...visit(),
    /** A bounce of this visit is logged. */
    logsBounce: boolean('logs_bounce').notNull(),
  },
  (table) => [index('arrivals_time').on(table.brandId, table.createdAt)],
);

export const pageBounces = pgTable('page_bounces', { ...visit(), seconds: integer().notNull() }, (table) => [
  index('page_bounces_time').on(table.brandId, table.createdAt),
]);

/** The source of a member, recorded at signup. */
export const attributions = pgTable('attributions', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  brandId: text('brand_id').notNull(),
  first: jsonb().$type<Touch>().notNull(),
  last: jsonb().$type<Touch>().notNull(),
  bot: boolean().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Results of an attributed account, one row for each event; counted by the report and sent by postbacks. */
export const conversions = pgTable(
  'conversions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Unique key of the event, so that it counts once: `lead:<user>`, `sale:<payment>`, `rejected:…`. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    event: text({ enum: ['lead', 'sale', 'rejected'] }).notNull(),
    /** The affiliate's transaction id; shared by a lead or sale and its rejection. */
    transaction: uuid().notNull(),
    brandId: text('brand_id').notNull(),
    /** Null after the account is erased, which makes the row anonymous. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    network: text(),
    ref: text(),
    slug: text(),
    bot: boolean().notNull(),
    /** Minor units of the currency; null for a lead. */
    amount: integer(),
    currency: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('conversions_time').on(table.brandId, table.createdAt),
    index('conversions_user')
      .on(table.userId)
      .where(sql`user_id is not null`),
  ],
);

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

export const pageHiddenEvents = pgTable(
  'page_hidden_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandId: text('brand_id').notNull(),
    userId: bigint('user_id', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('page_hidden_events_time').on(table.brandId, table.createdAt)],
);
