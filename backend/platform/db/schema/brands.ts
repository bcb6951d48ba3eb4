import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BrandSettings } from '#backend/brands/brand-settings.ts';
import { moment } from './moment.ts';

export const companies = pgTable('companies', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  address: text().notNull(),
  kvk: text().notNull(),
  city: text().notNull(),
  country: text().notNull(),
  tradenames: text().array().notNull(),
  vatNumbers: text('vat_numbers').array().notNull(),
  supportPhone: text('support_phone').notNull(),
  /** Legal representatives, required in some imprints; empty: the line is left out. */
  representedBy: text('represented_by').notNull().default(''),
  /** Further text that some countries require in imprint and privacy notice; empty: the line is left out. */
  businessPurpose: text('business_purpose').notNull().default(''),
  youthOfficer: text('youth_officer').notNull().default(''),
  dataOfficer: text('data_officer').notNull().default(''),
  ukRepresentative: text('uk_representative').notNull().default(''),
  consumerMediator: text('consumer_mediator').notNull().default(''),
  /** SEPA creditor identifier; without one the company offers no direct debit. */
  sepaCreditorId: text('sepa_creditor_id'),
  deleteDiscount: integer('delete_discount').notNull().default(0),
  addedAt: moment('added_at').notNull(),
});

export const brands = pgTable('brands', {
  id: text().primaryKey(),
  name: text().notNull(),
  companyId: bigint('company_id', { mode: 'number' })
    .notNull()
    .references(() => companies.id),
  /** Members of all brands of one pool see each other. */
  pool: text().notNull(),
  domainLanguage: text('domain_language'),
  /** Fronts serve its hosts; false for a brand in preparation or closed. */
  open: boolean('is_open').notNull().default(true),
  settings: jsonb().$type<BrandSettings>().notNull(),
});

export const brandHosts = pgTable('brand_hosts', {
  host: text().primaryKey(),
  brandId: text('brand_id')
    .notNull()
    .references(() => brands.id),
  /** The host used in mail links and canonical URLs. */
  primary: boolean('is_primary').notNull().default(false),
});

export const infoPages = pgTable(
  'info_pages',
  {
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    token: text().notNull(),
    locale: text().notNull(),
    /** Overrides our default text of this page for one brand and language. */
    content: jsonb()
      .$type<{ title: string; description: string; sections: { heading: string; paragraphs: string[] }[] }>()
      .notNull(),
    /** Null for a text older than this column. */
    changedAt: moment('changed_at'),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.token, table.locale] })],
);

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
