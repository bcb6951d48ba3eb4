import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from './column-types.ts';

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
