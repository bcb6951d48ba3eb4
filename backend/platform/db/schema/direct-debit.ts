import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './column-types.ts';
import { payments } from './payments.ts';

/** A SEPA mandate for one payment. Only the provider has the full IBAN. */
export const mandates = pgTable('mandates', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** At most 35 characters. */
  reference: text().notNull().unique(),
  paymentId: bigint('payment_id', { mode: 'number' })
    .notNull()
    .unique()
    .references(() => payments.id),
  userId: bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id),
  creditorId: text('creditor_id').notNull(),
  accountHolder: text('account_holder').notNull(),
  ibanEnd: text('iban_end').notNull(),
  /** Keyed hash to recognize an account that bounced. */
  ibanFingerprint: text('iban_fingerprint').notNull(),
  street: text().notNull(),
  houseNumber: text('house_number').notNull(),
  postalCode: text('postal_code').notNull(),
  city: text().notNull(),
  /** E.164. */
  mobile: text().notNull(),
  /** The exact text agreed to, in its language. */
  text: text().notNull(),
  locale: text().notNull(),
  signedAt: moment('signed_at').notNull(),
});

/** An SMS code that confirms the phone of a mandate; only its keyed hash is stored. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: uuid().primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mobile: text().notNull(),
    /** Fingerprint of the requesting network. */
    network: text(),
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    failures: integer().notNull().default(0),
    used: boolean().notNull().default(false),
  },
  (table) => [
    index('sms_codes_user').on(table.userId, table.createdAt),
    index('sms_codes_created').on(table.createdAt),
  ],
);

/** Blocks from direct debit: by account after a bounce, or by the operator's decision. */
export const directDebitBlocks = pgTable(
  'direct_debit_blocks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id),
    ibanFingerprint: text('iban_fingerprint'),
    reason: text({ enum: ['bounced', 'operator'] }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('direct_debit_blocks_user').on(table.userId),
    index('direct_debit_blocks_iban').on(table.ibanFingerprint),
  ],
);
