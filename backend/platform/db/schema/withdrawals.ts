import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { moment } from './moment.ts';
import { payments } from './payments.ts';

/** Somebody withdrew from a contract; kept as it was declared, whether an order was found or not. */
export const withdrawals = pgTable('withdrawals', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  receipt: text().notNull().unique(),
  /** Idempotency key of the call. */
  key: text().notNull().unique(),
  brandId: text('brand_id')
    .notNull()
    .references(() => brands.id),
  name: text().notNull(),
  orderNumber: text('order_number').notNull(),
  email: text().notNull(),
  locale: text().notNull(),
  paymentId: bigint('payment_id', { mode: 'number' }).references(() => payments.id),
  /** What came of it; a person decides about `open`. */
  status: text({ enum: ['open', 'refunding', 'refunded', 'nothing_left'] }).notNull(),
  /** Unused credits that were taken back, and what is paid back for them in minor units. */
  credits: integer().notNull().default(0),
  amount: integer().notNull().default(0),
  /** What was kept of the price, for spent credits. */
  spentAmount: integer('spent_amount').notNull().default(0),
  /** Name and address are erased once this is decided, as the account was erased meanwhile. */
  forget: boolean().notNull().default(false),
  createdAt: moment('created_at').notNull(),
});

/** Money that went back: by us after a withdrawal, or by the bank of the member. */
export const paymentReversals = pgTable(
  'payment_reversals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: bigint('payment_id', { mode: 'number' })
      .notNull()
      .references(() => payments.id),
    kind: text({ enum: ['refund', 'chargeback'] }).notNull(),
    amount: integer().notNull(),
    /** Credits that were taken back. */
    credits: integer().notNull(),
    providerRef: text('provider_ref').unique(),
    status: text({ enum: ['ordered', 'done', 'failed'] }).notNull(),
    /** When the provider last refused it; it is owed all the same, and asked for again. */
    refusedAt: moment('refused_at'),
    withdrawalId: bigint('withdrawal_id', { mode: 'number' }).references(() => withdrawals.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('payment_reversals_payment').on(table.paymentId)],
);
