import { bigint, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Towns of the open countries, from GeoNames (CC BY 4.0), beside those the product names itself. */
export const towns = pgTable(
  'towns',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** The name in small letters without marks, as it is searched. */
    plainName: text('plain_name').notNull(),
    country: text().notNull(),
    /** ISO 3166-2 without the country; null where unknown. */
    region: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Larger is named first: places of our own list by their order, 0 for all others. */
    prominence: integer().notNull(),
  },
  (table) => [
    index('towns_name').on(table.plainName.op('text_pattern_ops'), table.prominence.desc()),
    index('towns_place').on(table.latitude, table.longitude),
  ],
);
