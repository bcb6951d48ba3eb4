import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './column-types.ts';
import { payments } from './payments.ts';
import { withdrawals } from './withdrawals.ts';

/** Refunds by us and chargebacks by the member's bank. */
export const paymentReversals = pgTable(
  'payment_reversals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: bigint('payment_id', { mode: 'number' })
      .notNull()
      .references(() => payments.id),
    kind: text({ enum: ['refund', 'chargeback'] }).notNull(),
    amount: integer().notNull(),
    /** Credits that were removed. */
    credits: integer().notNull(),
    providerRef: text('provider_ref').unique(),
    status: text({ enum: ['ordered', 'done', 'failed'] }).notNull(),
    /** When the provider last refused it; still owed, and retried. */
    refusedAt: moment('refused_at'),
    withdrawalId: bigint('withdrawal_id', { mode: 'number' }).references(() => withdrawals.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('payment_reversals_payment').on(table.paymentId)],
);
