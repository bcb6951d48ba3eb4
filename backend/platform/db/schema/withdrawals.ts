import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { moment } from './column-types.ts';
import { payments } from './payments.ts';

/** Withdrawals as declared, with or without a matching order. */
export const withdrawals = pgTable('withdrawals', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reference: text().notNull().unique(),
  /** Idempotency key of the call. */
  idempotencyKey: text('idempotency_key').notNull().unique(),
  brandId: text('brand_id')
    .notNull()
    .references(() => brands.id),
  name: text().notNull(),
  orderNumber: text('order_number').notNull(),
  email: text().notNull(),
  locale: text().notNull(),
  paymentId: bigint('payment_id', { mode: 'number' }).references(() => payments.id),
  /** Its outcome; the operator decides about `open`. */
  status: text({ enum: ['open', 'refunding', 'refunded', 'nothing_left'] }).notNull(),
  /** Unused credits that were removed, and their refund in minor units. */
  credits: integer().notNull().default(0),
  amount: integer().notNull().default(0),
  /** Deduction for used credits. */
  usedAmount: integer('used_amount').notNull().default(0),
  /** Erases name and address once decided, because the account was erased meanwhile. */
  redactPersonalData: boolean('redact_personal_data').notNull().default(false),
  createdAt: moment('created_at').notNull(),
});
