import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { moment } from './column-types.ts';

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
