import { sql } from 'drizzle-orm';
import { bigint, customType, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { brands } from './brands.ts';
import { moment } from './moment.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Logins of an account and attempts at it, kept for 90 days. */
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
    at: moment('at').notNull(),
  },
  (table) => [index('login_history_user').on(table.userId, table.at.desc().nullsFirst())],
);

/**
 * Mails that visitors asked for today, by the hash of the address, so that known and unknown addresses have the same
 * limit and nothing is kept of a stranger.
 */
export const mailRequests = pgTable(
  'mail_requests',
  {
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    addressHash: bytea('address_hash').notNull(),
    purpose: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull(),
    /** When the newest was counted. */
    lastAt: moment('last_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.addressHash, table.purpose, table.day] })],
);

/** Solved proofs of work, so that none serves twice but for the retry of the same call. */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    hash: bytea().primaryKey(),
    /** Fingerprint of the call that it came with and of its idempotency key; null without one. */
    key: text(),
    uses: integer().notNull().default(1),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('used_challenges_end').on(table.expiresAt)],
);

/** First answers to writes under an idempotency key, for a day; sealed under that key, which is not kept. */
export const writeAnswers = pgTable(
  'write_answers',
  {
    /** Keyed hash of brand, call, session and idempotency key. */
    hash: bytea().primaryKey(),
    startedAt: moment('started_at').notNull(),
    /** Status and body, sealed; null while the first attempt is under way. */
    answer: bytea(),
  },
  (table) => [index('write_answers_start').on(table.startedAt)],
);

/** Links by which guests may sign up; only the hash of the token is kept. */
export const invitations = pgTable(
  'invitations',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    /** Null for one of the operator. */
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** Whom it is for, in the words of its maker. */
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
