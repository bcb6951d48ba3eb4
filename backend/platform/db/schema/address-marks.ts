import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import type { Gift } from './gift.ts';
import { moment } from './moment.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const numbers = (name: string) =>
  bigint(name, { mode: 'number' })
    .array()
    .notNull()
    .default(sql`'{}'::bigint[]`);

/**
 * Data kept for 180 days about a mail address whose account was erased or changed its address. See
 * docs/decisions/0027-gifts-and-blocks-outlive-an-account.md.
 */
export const addressMarks = pgTable(
  'address_marks',
  {
    hash: bytea().notNull(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    pool: text().notNull(),
    gifts: text()
      .array()
      .$type<Gift[]>()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Conversations started for free. */
    conversations: integer().notNull().default(0),
    /** Ids of used discounts. */
    discounts: numbers('discounts'),
    /** Profiles that the account had blocked, and those that had blocked it. */
    blocked: numbers('blocked'),
    blockedBy: numbers('blocked_by'),
    /** The operator had locked the account. */
    banned: boolean().notNull().default(false),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.brandId] })],
);
