import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { brands } from './brands.ts';
import { bytea, moment } from './column-types.ts';

/** Links that let guests sign up; only the hash of the token is stored. */
export const invitations = pgTable(
  'invitations',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    /** Null if created by the operator. */
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** The inviter's name for the guest. */
    label: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedBy: bigint('used_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('invitations_maker')
      .on(table.createdBy)
      .where(sql`created_by is not null`),
  ],
);
