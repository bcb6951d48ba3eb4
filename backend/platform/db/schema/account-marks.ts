import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { brands } from './brands.ts';
import type { Gift } from './gift.ts';
import { profiles } from './members.ts';
import { moment } from './moment.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * By what an account is known again when its owner signs up anew: keyed fingerprints of its mail address and of what it
 * paid with, for 180 days after its end. See docs/decisions/0027-gifts-and-blocks-outlive-an-account.md.
 */
export const accountMarks = pgTable(
  'account_marks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null once the account is erased: then the row itself says what there was. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    pool: text().notNull(),
    kind: text({ enum: ['address', 'instrument'] }).notNull(),
    fingerprint: bytea().notNull(),
    gifts: text()
      .array()
      .$type<Gift[]>()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Conversations that were begun for free. */
    conversations: integer().notNull().default(0),
    /** Ids of discounts that were used. */
    discounts: bigint({ mode: 'number' })
      .array()
      .notNull()
      .default(sql`'{}'::bigint[]`),
    createdAt: moment('created_at').notNull(),
    /** Null as long as the account has this address or instrument. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    unique('account_mark_once').on(table.userId, table.kind, table.fingerprint),
    index('account_marks_fingerprint').on(table.fingerprint),
    index('account_marks_end')
      .on(table.expiresAt)
      .where(sql`expires_at is not null`),
  ],
);

/** Blocks between an account that was erased and members who are there still. */
export const markedBlocks = pgTable(
  'marked_blocks',
  {
    markId: bigint('mark_id', { mode: 'number' })
      .notNull()
      .references(() => accountMarks.id, { onDelete: 'cascade' }),
    other: bigint({ mode: 'number' })
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The other one blocked, not the account that was erased. */
    byOther: boolean('by_other').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.markId, table.other, table.byOther] }),
    index('marked_blocks_other').on(table.other),
  ],
);
