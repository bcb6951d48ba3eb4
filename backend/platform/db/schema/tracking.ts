import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Touch } from '#lib/contract/growth/tracking.ts';
import { users } from './accounts.ts';
import { moment } from './column-types.ts';

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
