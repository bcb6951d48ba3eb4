import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { brands, companies } from './brands.ts';
import { moment } from './column-types.ts';
import { discountCodes } from './discounts.ts';
import { creditPackages } from './packages.ts';

/** One order and its single payment. Amounts in minor units of `currency`, VAT included. */
export const payments = pgTable(
  'payments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The human-readable order number, such as `V26-7KQ4M-X2`. */
    number: text().notNull().unique(),
    /** Opens the result page from a mail without a login. */
    token: uuid().notNull().unique(),
    /** Idempotency key of the order call. */
    idempotencyKey: text('idempotency_key').notNull(),
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
    /** The amount to pay, and the amount without the discount. */
    amount: integer().notNull(),
    listAmount: integer('list_amount').notNull(),
    currency: text().notNull(),
    country: text().notNull(),
    /** Hundredths of a percent: 1900 is 19 %. */
    vatRate: integer('vat_rate').notNull(),
    discountId: bigint('discount_id', { mode: 'number' }).references(() => discountCodes.id),
    method: text().notNull(),
    provider: text({ enum: ['sandbox', 'mollie'] }).notNull(),
    /** The provider's id; null until it has accepted the order. */
    providerRef: text('provider_ref'),
    checkoutUrl: text('checkout_url'),
    /** `completed` and `failed` are final. */
    status: text({ enum: ['pending', 'completed', 'failed'] })
      .notNull()
      .default('pending'),
    failure: text({ enum: ['card_failed', 'declined', 'cancelled', 'expired', 'refused'] }),
    locale: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the member asked for immediate performance; null: a withdrawal refunds everything. */
    immediateRequestedAt: moment('immediate_requested_at'),
    /** When the provider was last asked. */
    checkedAt: moment('checked_at'),
    settledAt: moment('settled_at'),
    /** End of the right to withdraw and its IANA zone, as stated at payment. */
    withdrawUntil: moment('withdraw_until'),
    withdrawZone: text('withdraw_zone'),
    /** Receipt number, gapless for each company and year. */
    receiptNumber: text('receipt_number').unique(),
  },
  (table) => [
    unique('payment_once_for_an_idempotency_key').on(table.userId, table.idempotencyKey),
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

/** Events about a payment from outside and their results; a log that also prevents duplicates. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    providerRef: text('provider_ref').notNull(),
    paymentId: bigint('payment_id', { mode: 'number' }).references(() => payments.id),
    source: text({ enum: ['webhook', 'poll', 'return'] }).notNull(),
    /** The provider's reported state. */
    providerStatus: text('provider_status'),
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

/** The last receipt number of a company in a year; the row is locked while the next one is assigned. */
export const receiptCounters = pgTable(
  'receipt_counters',
  {
    companyId: bigint('company_id', { mode: 'number' })
      .notNull()
      .references(() => companies.id),
    year: integer().notNull(),
    lastNumber: integer('last_number').notNull(),
  },
  (table) => [unique('receipt_counter_of_a_year').on(table.companyId, table.year)],
);
