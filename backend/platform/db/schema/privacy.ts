import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { consentKinds } from '#lib/contract/identity/privacy.ts';
import { users } from './accounts.ts';
import { moment } from './column-types.ts';

/** Append-only while the account exists: consents given and withdrawn, with the version of the text. */
export const consentLog = pgTable(
  'consent_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: consentKinds }).notNull(),
    granted: boolean().notNull(),
    /** Timestamp of the accepted terms. */
    version: moment('version'),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [index('consent_log_user').on(table.userId, table.id)],
);

/** Exports of a member's data as one file, created by a job on request. */
export const exports = pgTable(
  'exports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: ['ordered', 'ready', 'failed'] })
      .notNull()
      .default('ordered'),
    file: text(),
    /** Bytes. */
    size: integer(),
    requestedAt: moment('requested_at').notNull(),
    readyAt: moment('ready_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('exports_user').on(table.userId, table.id),
    uniqueIndex('one_export_under_way')
      .on(table.userId)
      .where(sql`status = 'ordered'`),
  ],
);
