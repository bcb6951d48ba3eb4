import { bigint, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Towns of the open countries, from GeoNames (CC BY 4.0), in addition to our own list. */
export const towns = pgTable(
  'towns',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** The name in lower case without diacritics, for searching. */
    plainName: text('plain_name').notNull(),
    country: text().notNull(),
    /** ISO 3166-2 without the country; null where unknown. */
    region: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Higher values come first: the rank in our own list, 0 for all others. */
    prominence: integer().notNull(),
  },
  (table) => [
    index('towns_name').on(table.plainName.op('text_pattern_ops'), table.prominence.desc()),
    index('towns_place').on(table.latitude, table.longitude),
  ],
);
