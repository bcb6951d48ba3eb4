import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { brands } from './brands.ts';
import { moment } from './moment.ts';

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
    expires: moment('expires'),
    /** Set: only for orders in this currency. */
    currency: text(),
    status: text({ enum: ['active', 'inactive'] }).notNull(),
    /** Empty: with any. */
    paymentmethods: text().array().notNull(),
    /** How many members may use it in all; null for no end. */
    maxUses: integer('max_uses'),
    /** `welcome` is offered to members without a purchase, `time_bonus` in their first four hours, `goodbye` to one about to leave. */
    kind: text({ enum: ['code', 'welcome', 'time_bonus', 'goodbye'] }).notNull(),
  },
  (table) => [
    uniqueIndex('discount_code_of_a_brand').on(table.brandId, sql`upper(${table.code})`),
    index('discount_codes_kind').on(table.brandId, table.kind),
    // With all of a price gone there would be nothing to pay with.
    check('discount_percentage', sql`${table.valuePercentage} between 1 and 99`),
    check('discount_minimum_currency', sql`${table.minimumOrderValue} = 0 or ${table.currency} is not null`),
  ],
);
