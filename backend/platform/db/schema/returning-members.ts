import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Bonus } from './bonus.ts';
import { brands } from './brands.ts';
import { bytea, moment } from './column-types.ts';

const numbers = (name: string) =>
  bigint(name, { mode: 'number' })
    .array()
    .notNull()
    .default(sql`'{}'::bigint[]`);

/**
 * Data stored for 180 days about a mail address whose account was erased or changed its address. See
 * docs/decisions/0027-remember-bonuses-and-blocks-for-180-days.md.
 */
export const returningMembers = pgTable(
  'returning_members',
  {
    hash: bytea().notNull(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    pool: text().notNull(),
    redeemedBonuses: text('redeemed_bonuses')
      .array()
      .$type<Bonus[]>()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Conversations started for free. */
    startedConversations: integer('started_conversations').notNull().default(0),
    /** Ids of used discounts. */
    redeemedDiscounts: numbers('redeemed_discounts'),
    /** Profiles that the account had blocked, and those that had blocked it. */
    blockedProfileIds: numbers('blocked_profile_ids'),
    blockedByProfileIds: numbers('blocked_by_profile_ids'),
    /** The operator had locked the account. */
    banned: boolean().notNull().default(false),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.brandId] })],
);
