import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { moment } from './column-types.ts';

export const creditPackages = pgTable('credit_packages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  brandId: text('brand_id')
    .notNull()
    .references(() => brands.id),
  credits: integer().notNull(),
  /** Minor units of the currency, VAT included. */
  amount: integer().notNull(),
  currency: text().notNull(),
  /** The highlighted bundle of its kind and currency. */
  popular: boolean().notNull().default(false),
  /** `premium` packages are for free members, in tiers; `credits` are refills for premium members. */
  kind: text({ enum: ['credits', 'premium'] })
    .notNull()
    .default('credits'),
  tier: text({ enum: ['p0', 'p1', 'p2', 'p3'] }),
  /** On sale; a package that was ever ordered is never deleted. */
  active: boolean().notNull().default(true),
});

/** Append-only price history; a trigger inserts every new or changed amount. */
export const packagePrices = pgTable(
  'package_prices',
  {
    packageId: bigint('package_id', { mode: 'number' })
      .notNull()
      .references(() => creditPackages.id, { onDelete: 'cascade' }),
    amount: integer().notNull(),
    effectiveAt: moment('effective_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.packageId, table.effectiveAt] })],
);
