import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { brands, companies, creditPackages } from './brands.ts';
import { discountCodes } from './discounts.ts';
import { moment } from './moment.ts';

/** One order and its one payment. Amounts in minor units of `currency`, VAT included. */
export const payments = pgTable(
  'payments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What a person calls the order by, such as `V26-7KQ4M-X2`. */
    number: text().notNull().unique(),
    /** Opens the result page from a mail, without a login. */
    token: uuid().notNull().unique(),
    /** Idempotency key of the call that ordered. */
    key: text().notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    packageId: bigint('package_id', { mode: 'number' })
      .notNull()
      .references(() => creditPackages.id),
    credits: integer().notNull(),
    /** What is paid, and what it would be without the discount. */
    amount: integer().notNull(),
    listAmount: integer('list_amount').notNull(),
    currency: text().notNull(),
    country: text().notNull(),
    /** Hundredths of a percent: 1900 is 19 %. */
    vatRate: integer('vat_rate').notNull(),
    discountId: bigint('discount_id', { mode: 'number' }).references(() => discountCodes.id),
    method: text().notNull(),
    provider: text({ enum: ['sandbox', 'mollie'] }).notNull(),
    /** The provider's id; null until it has taken the order. */
    providerRef: text('provider_ref'),
    checkoutUrl: text('checkout_url'),
    /** Never leaves `completed` or `failed`. */
    status: text({ enum: ['pending', 'completed', 'failed'] })
      .notNull()
      .default('pending'),
    failure: text({ enum: ['card_failed', 'declined', 'cancelled', 'expired', 'refused'] }),
    locale: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the member asked us to begin within the time to withdraw; null: a withdrawal gives everything back. */
    immediateRequestedAt: moment('immediate_requested_at'),
    /** When the provider was asked last. */
    checkedAt: moment('checked_at'),
    settledAt: moment('settled_at'),
    /** When the right to withdraw is over and by whose clocks (IANA zone), as they were told when it was paid. */
    withdrawUntil: moment('withdraw_until'),
    withdrawZone: text('withdraw_zone'),
    /** Number of the receipt, without a gap within a company and year. */
    receiptNumber: text('receipt_number').unique(),
  },
  (table) => [
    unique('payment_once_for_a_key').on(table.userId, table.key),
    uniqueIndex('payments_provider_ref').on(table.provider, table.providerRef),
    index('payments_user').on(table.userId, table.id.desc()),
    index('payments_pending')
      .on(table.createdAt)
      .where(sql`status = 'pending'`),
    check('payment_amounts', sql`${table.amount} > 0 and ${table.amount} <= ${table.listAmount}`),
    check('payment_settled', sql`(${table.status} = 'pending') = (${table.settledAt} is null)`),
    check('payment_failure', sql`(${table.status} = 'failed') = (${table.failure} is not null)`),
  ],
);

/** What was heard of a payment from outside, and what came of it; a log, and the guard against hearing twice. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    providerRef: text('provider_ref').notNull(),
    paymentId: bigint('payment_id', { mode: 'number' }).references(() => payments.id),
    source: text({ enum: ['webhook', 'poll', 'return'] }).notNull(),
    /** What the provider said when it was asked. */
    told: text(),
    outcome: text({ enum: ['received', 'settled', 'reversed', 'unchanged', 'refused', 'unknown'] }).notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    index('payment_events_payment').on(table.paymentId, table.id),
    index('payment_events_unknown')
      .on(table.receivedAt)
      .where(sql`payment_id is null`),
  ],
);

/** The last number of a company's receipts in a year; its row is locked while one is given. */
export const receiptCounters = pgTable(
  'receipt_counters',
  {
    companyId: bigint('company_id', { mode: 'number' })
      .notNull()
      .references(() => companies.id),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [unique('receipt_counter_of_a_year').on(table.companyId, table.year)],
);

/** Who has used a discount, or holds it for a payment under way; the pair is unique. */
export const discountUses = pgTable(
  'discount_uses',
  {
    discountId: bigint('discount_id', { mode: 'number' })
      .notNull()
      .references(() => discountCodes.id),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    /** The payment it lowered; while that is pending the use is held, and given back where it fails. */
    paymentId: bigint('payment_id', { mode: 'number' }).references(() => payments.id),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    unique('discount_once_for_a_user').on(table.userId, table.discountId),
    index('discount_uses_discount').on(table.discountId),
  ],
);
