import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { brands } from './brands.ts';
import { moment } from './column-types.ts';

export const discountCodes = pgTable(
  'discount_codes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    code: text().notNull(),
    valuePercentage: integer('value_percentage').notNull(),
    /** Minor units of `currency`, of the price before the discount. */
    minimumOrderValue: integer('minimum_order_value').notNull().default(0),
    country: text(),
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id),
    expiresAt: moment('expires_at'),
    /** Null: any currency. */
    currency: text(),
    status: text({ enum: ['active', 'inactive'] }).notNull(),
    /** Empty: any method. */
    paymentmethods: text().array().notNull(),
    /** Total number of members who may use it; null: unlimited. */
    maxUses: integer('max_uses'),
    /**
     * `welcome`: members without a purchase; `time_bonus`: their first four hours; `goodbye`: members about to leave.
     */
    kind: text({ enum: ['code', 'welcome', 'time_bonus', 'goodbye'] }).notNull(),
  },
  (table) => [
    uniqueIndex('discount_code_of_a_brand').on(table.brandId, sql`upper(${table.code})`),
    index('discount_codes_kind').on(table.brandId, table.kind),
    // A discount of 100 percent would leave nothing to pay.
    check('discount_percentage', sql`${table.valuePercentage} between 1 and 99`),
    check('discount_minimum_currency', sql`${table.minimumOrderValue} = 0 or ${table.currency} is not null`),
  ],
);
