import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { consentKinds } from '#lib/contract/identity/privacy.ts';
import { users } from './accounts.ts';
import { moment } from './moment.ts';
import { complaints } from './support.ts';

/** Append-only while the account lives: what a member agreed to and took back, and to which text. */
export const consentLog = pgTable(
  'consent_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: consentKinds }).notNull(),
    granted: boolean().notNull(),
    /** Moment of the text that was agreed to, for terms. */
    version: moment('version'),
    at: moment('at').notNull(),
  },
  (table) => [index('consent_log_user').on(table.userId, table.id)],
);

/** Everything about a member as one file, made by a job on request. */
export const exports = pgTable(
  'exports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: ['ordered', 'ready', 'failed'] })
      .notNull()
      .default('ordered'),
    /** Where the file lies in the store; cannot be guessed. */
    file: text(),
    /** Bytes. */
    size: integer(),
    orderedAt: moment('ordered_at').notNull(),
    readyAt: moment('ready_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('exports_user').on(table.userId, table.id),
    uniqueIndex('one_export_under_way')
      .on(table.userId)
      .where(sql`state = 'ordered'`),
  ],
);

/** A photo or a message as it was before a decision. */
export type UndoData = {
  photo?: { id: number; status: 'pending' | 'active' | 'rejected'; rejection: string | null };
  message?: Record<string, unknown> & { image_hash: string | null };
};

/** What the operator decided on a complaint or of their own accord, with the reason that both sides are told. */
export const decisions = pgTable(
  'decisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Such as VONK-20261121-7KQ4MZ9TBX, under which either side may ask and appeal. */
    reference: text().notNull().unique(),
    complaintId: bigint('complaint_id', { mode: 'number' }).references(() => complaints.id),
    /** Whom a measure is taken against; null where there is none. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** The profile of that account, or a fictional one. */
    profile: bigint({ mode: 'number' }),
    action: text({
      enum: ['none', 'warning', 'photo_removed', 'message_removed', 'profile_hidden', 'account_locked'],
    }).notNull(),
    /** Key of the rule that was broken, or of why none was. */
    ground: text().notNull(),
    /** In the operator's own words, in the language of whom it is for. */
    reason: text().notNull(),
    /** Likewise for who complained, where that one is told something else. */
    reasonComplainant: text('reason_complainant'),
    /** Photo or message that it is about. */
    photo: text(),
    message: bigint({ mode: 'number' }),
    decidedBy: text('decided_by').notNull(),
    decidedAt: moment('decided_at').notNull(),
    /** Taken back by an appeal, or as a refused photo was approved after all. */
    reversedAt: moment('reversed_at'),
    /** What the measure took away, so that it can be given back; forgotten when nobody can appeal any more. */
    undo: jsonb().$type<UndoData>(),
  },
  (table) => [
    index('decisions_complaint').on(table.complaintId),
    index('decisions_user').on(table.userId, table.id),
    index('decisions_profile').on(table.profile),
  ],
);

/** One appeal of each side, decided by another person than the first decision where there is one. */
export const appeals = pgTable(
  'appeals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    decisionId: bigint('decision_id', { mode: 'number' })
      .notNull()
      .references(() => decisions.id),
    side: text({ enum: ['complainant', 'member'] }).notNull(),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
    outcome: text({ enum: ['upheld', 'reversed'] }),
    reason: text(),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
  },
  (table) => [uniqueIndex('one_appeal_of_a_side').on(table.decisionId, table.side)],
);
