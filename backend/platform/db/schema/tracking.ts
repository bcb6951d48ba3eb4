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

/** What is counted of every visit; nobody can be told by it. */
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

/** Visits that began on a lander or by an affiliate's link. */
export const arrivals = pgTable(
  'arrivals',
  {
    ...visit(),
    /** A bounce of this visit is logged. */
    lb: boolean().notNull(),
  },
  (table) => [index('arrivals_time').on(table.brandId, table.createdAt)],
);

export const pageBounces = pgTable('page_bounces', { ...visit(), seconds: integer().notNull() }, (table) => [
  index('page_bounces_time').on(table.brandId, table.createdAt),
]);

/** How somebody came to their account, as the signup told it. */
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

/** What became of an attributed account, one row for each fact; what the report counts and postbacks tell. */
export const conversions = pgTable(
  'conversions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Names the fact, so that it counts once: `lead:<user>`, `sale:<payment>`, `rejected:…`. */
    key: text().notNull().unique(),
    event: text({ enum: ['lead', 'sale', 'rejected'] }).notNull(),
    /** What an affiliate calls it by; the same for a lead or a sale and for its rejection. */
    transaction: uuid().notNull(),
    brandId: text('brand_id').notNull(),
    /** Null once the account is erased: then nobody can be told by the row. */
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

/** Where a network wants to hear of an event. */
export const postbackTemplates = pgTable(
  'postback_templates',
  {
    /** In lower case. */
    network: text().notNull(),
    event: text({ enum: ['lead', 'sale', 'rejected'] }).notNull(),
    /** An address with placeholders. */
    url: text().notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.event] })],
);

/** What is to be told to a network: the outbox, written with the fact. */
export const postbacks = pgTable(
  'postbacks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversionId: bigint('conversion_id', { mode: 'number' })
      .notNull()
      .references(() => conversions.id, { onDelete: 'cascade' }),
    /** `held`: the network has no address for the event; `withdrawn`: the member's consent is gone. */
    state: text({ enum: ['waiting', 'held', 'done', 'given_up', 'withdrawn'] }).notNull(),
    tries: integer().notNull().default(0),
    /** When it is tried next; while a try is under way, when it counts as lost. */
    dueAt: moment('due_at').notNull(),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    unique('postback_once_for_a_fact').on(table.conversionId),
    index('postbacks_due')
      .on(table.dueAt)
      .where(sql`state = 'waiting'`),
  ],
);

/** Every try, and what the network answered. */
export const postbackCalls = pgTable(
  'postback_calls',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    postbackId: bigint('postback_id', { mode: 'number' })
      .notNull()
      .references(() => postbacks.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** Null where no answer came. */
    status: integer(),
    milliseconds: integer().notNull(),
    /** The first 500 characters of an answer, or why there was none. */
    answer: text().notNull(),
  },
  (table) => [index('postback_calls_postback').on(table.postbackId, table.id)],
);
