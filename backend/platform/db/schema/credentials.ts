import { sql } from 'drizzle-orm';
import { bigint, customType, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { brands } from './brands.ts';
import { moment } from './moment.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Logins and login attempts of an account, stored for 90 days. */
export const loginHistory = pgTable(
  'login_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    outcome: text({ enum: ['logged_in', 'wrong_password', 'locked', 'password_reset'] }).notNull(),
    userAgent: text('user_agent').notNull(),
    country: text(),
    occurredAt: moment('occurred_at').notNull(),
  },
  (table) => [index('login_history_user').on(table.userId, table.occurredAt.desc().nullsFirst())],
);

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

/** Solved proofs of work, each usable once except for retries of the same call. */
export const redeemedChallenges = pgTable(
  'redeemed_challenges',
  {
    hash: bytea().primaryKey(),
    /** Of its call and idempotency key; null without a key. */
    requestFingerprint: text('request_fingerprint'),
    uses: integer().notNull().default(1),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('redeemed_challenges_end').on(table.expiresAt)],
);

/** First responses to writes with an idempotency key, for a day; encrypted with that key, which is not stored. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    /** Keyed hash of brand, call, session and idempotency key. */
    hash: bytea().primaryKey(),
    startedAt: moment('started_at').notNull(),
    /** Encrypted status and body; null while the first attempt is running. */
    response: bytea(),
  },
  (table) => [index('idempotency_records_start').on(table.startedAt)],
);

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
