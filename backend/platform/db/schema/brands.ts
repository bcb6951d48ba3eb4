import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BrandSettings } from '#backend/brands/brand-settings.ts';
import { moment } from './column-types.ts';

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
