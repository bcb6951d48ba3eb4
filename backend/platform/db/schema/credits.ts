import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './column-types.ts';

/** Append-only: a trigger refuses updates and deletes. `balance` is the member's balance after the entry. */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    delta: integer().notNull(),
    balance: integer().notNull(),
    reason: text({
      enum: ['signup', 'message', 'gift', 'image', 'purchase', 'refund', 'chargeback', 'correction'],
    }).notNull(),
    /** For example `message:81`; unique, so that nothing is booked twice. */
    reference: text().notNull().unique(),
    /** Profile that received a spent credit. */
    otherProfileId: bigint('other_profile_id', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('credit_ledger_user').on(table.userId, table.id.desc()),
    check('ledger_balance_not_negative', sql`${table.balance} >= 0`),
    check('ledger_delta_not_zero', sql`${table.delta} <> 0`),
  ],
);
