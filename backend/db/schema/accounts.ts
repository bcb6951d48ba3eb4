import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { moment } from './moment.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
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
    /** Whether the others see what the member has read, and the member what they have. */
    readReceipts: boolean('read_receipts').notNull().default(true),
    signupDate: moment('signup_date').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** Idempotency key of the signup, so that a retry opens the same account. */
    signupKey: text('signup_key').unique(),
    /** False for an account whose address already belonged to somebody: it can never be confirmed. */
    confirmable: boolean().notNull().default(true),
    tracking: jsonb().$type<Record<string, string>>().notNull().default({}),
    consents: jsonb().$type<{ terms: string; sensitive: string; terms_version: string }>().notNull(),
    signupMessage: jsonb('signup_message').$type<{ id: number; body: string }>(),
    startedConversations: integer('started_conversations').notNull().default(0),
  },
  (table) => [
    check('credits_not_negative', sql`${table.credits} >= 0`),
    // Only a confirmed address is unique, so that signing up never tells whether an address is taken.
    uniqueIndex('users_confirmed_email')
      .on(table.brandId, table.email)
      .where(sql`status = 'active'`),
    index('users_email').on(table.brandId, table.email),
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
  },
  (table) => [index('sessions_user').on(table.userId)],
);

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

/** Single-use links sent by mail; only the hash of the token is kept. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['activation'] }).notNull(),
    email: text().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('mail_tokens_user').on(table.userId, table.purpose)],
);

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text().primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
);
