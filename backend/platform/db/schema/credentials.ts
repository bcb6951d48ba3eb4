import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { brands } from './brands.ts';
import { bytea, moment } from './column-types.ts';

/**
 * Today's mail requests by visitors, by the hash of the address, so that known and unknown addresses have the same
 * limit and no stranger's address is stored.
 */
export const mailRequests = pgTable(
  'mail_requests',
  {
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    addressHash: bytea('address_hash').notNull(),
    purpose: text().notNull(),
    requestedOn: date('requested_on', { mode: 'string' }).notNull(),
    count: integer().notNull(),
    /** When the latest was counted. */
    lastAt: moment('last_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.addressHash, table.purpose, table.requestedOn] })],
);

/** Single-use links in mails; only the hash of the token is stored. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({
      enum: ['activation', 'password_reset', 'mail_change', 'reactivation', 'export'],
    }).notNull(),
    email: text().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** The address replaced by a used `mail_change`, until it has been notified. */
    previousEmail: text('previous_email'),
  },
  (table) => [index('mail_tokens_user').on(table.userId, table.purpose)],
);
