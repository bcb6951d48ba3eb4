import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Bonus } from './bonus.ts';
import { brands } from './brands.ts';
import { bytea, moment } from './column-types.ts';

export const users = pgTable(
  'users',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    /** Lower-cased and trimmed. */
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    status: text({ enum: ['not_confirmed', 'active', 'deleted'] })
      .notNull()
      .default('not_confirmed'),
    credits: integer().notNull().default(0),
    paidUser: boolean('paid_user').notNull().default(false),
    language: text().notNull(),
    notificationsDisabled: text('notifications_disabled')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Read receipts, in both directions. */
    readReceipts: boolean('read_receipts').notNull().default(true),
    signupDate: moment('signup_date').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** Idempotency key of the signup, so that a retry opens the same account. */
    idempotencyKey: text('idempotency_key').unique(),
    /** False for an account whose address already belonged to another: it can never be confirmed. */
    confirmable: boolean().notNull().default(true),
    tracking: jsonb().$type<Record<string, string>>().notNull().default({}),
    consents: jsonb().$type<{ terms: string; sensitive: string; terms_version: string }>().notNull(),
    signupMessage: jsonb('signup_message').$type<{ id: number; body: string }>(),
    /** Recognizes the mailbox under any spelling; null until the address is confirmed. */
    addressHash: bytea('address_hash'),
    startedConversations: integer('started_conversations').notNull().default(0),
    /** Bonuses and discount ids that earlier accounts of the same person used and cannot get again. */
    redeemedBonuses: text('redeemed_bonuses')
      .array()
      .$type<Bonus[]>()
      .notNull()
      .default(sql`'{}'::text[]`),
    redeemedDiscounts: bigint('redeemed_discounts', { mode: 'number' })
      .array()
      .notNull()
      .default(sql`'{}'::bigint[]`),
    /** When the member began to delete the account, even if not completed. */
    deletionStartedAt: moment('deletion_started_at'),
    /** IANA name sent by the browser; null: the zone of the profile's country. */
    timeZone: text('time_zone'),
    /** Origin of the mail address. */
    emailSource: text('email_source', { enum: ['signup', 'activation', 'mail_change'] })
      .notNull()
      .default('signup'),
    emailSince: moment('email_since'),
    /** Timestamp of the latest terms that the member accepted. */
    termsVersion: moment('terms_version'),
    lockedAt: moment('locked_at'),
    /** When the member answered where the profile may be shown; null until asked. */
    consentsAnsweredAt: moment('consents_answered_at'),
    deletedAt: moment('deleted_at'),
    /** When a deleted account is permanently erased. */
    eraseAt: moment('erase_at'),
    /** Only a pseudonym for the ledger is left. */
    erasedAt: moment('erased_at'),
    deletionReason: text('deletion_reason'),
    /** State of account and profile before the deletion, restored if the member returns. */
    stateBeforeDeletion: jsonb('state_before_deletion').$type<{
      account: 'not_confirmed' | 'active';
      profile: 'active' | 'disabled';
    }>(),
  },
  (table) => [
    check('credits_not_negative', sql`${table.credits} >= 0`),
    // Unique only if confirmed, so that a signup never reveals whether an address is taken.
    uniqueIndex('users_confirmed_email')
      .on(table.brandId, table.email)
      .where(sql`status = 'active'`),
    index('users_email').on(table.brandId, table.email),
    index('users_address')
      .on(table.addressHash)
      .where(sql`address_hash is not null`),
    index('users_to_erase')
      .on(table.eraseAt)
      .where(sql`erase_at is not null and erased_at is null`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    /** Null until the session was used a quarter of an hour after its login. */
    lastUsedAt: moment('last_used_at'),
    /** Country of the visitor at the login, ISO 3166-1 alpha-2. */
    country: text(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Failed logins for an address from unknown devices. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    brandId: text('brand_id').notNull(),
    email: text().notNull(),
    failures: integer().notNull(),
    lockedUntil: moment('locked_until'),
    lastFailureAt: moment('last_failure_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.email] })],
);

/** The same by origin: only the origin that failed is locked out. */
export const loginAttemptsByOrigin = pgTable(
  'login_attempts_by_origin',
  {
    brandId: text('brand_id').notNull(),
    email: text().notNull(),
    /** Fingerprint of a network, of a device that has logged in before, or of a member who re-enters the password. */
    origin: text().notNull(),
    failures: integer().notNull(),
    lockedUntil: moment('locked_until'),
    lastFailureAt: moment('last_failure_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.email, table.origin] }),
    index('login_attempts_of_origin').on(table.origin, table.lastFailureAt),
  ],
);

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
