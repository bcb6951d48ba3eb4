import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { consentKinds } from '#lib/contract/identity/privacy.ts';
import { users } from './accounts.ts';
import { moment } from './moment.ts';
import { complaints } from './support.ts';

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

/** A photo or a message before a decision. */
export type UndoData = {
  photo?: { id: number; status: 'pending' | 'active' | 'rejected'; rejection: string | null };
  message?: Record<string, unknown> & { image_hash: string | null };
};

/** The operator's decisions, on a complaint or on their own initiative, with the reason given to both sides. */
export const decisions = pgTable(
  'decisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Such as VONK-20261121-7KQ4MZ9TBX, with which either side may ask and appeal. */
    reference: text().notNull().unique(),
    complaintId: bigint('complaint_id', { mode: 'number' }).references(() => complaints.id),
    /** The account affected by the measure; null without one. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** The profile of that account, or a fictional one. */
    profileId: bigint('profile_id', { mode: 'number' }),
    action: text({
      enum: ['none', 'warning', 'photo_removed', 'message_removed', 'profile_hidden', 'account_locked'],
    }).notNull(),
    /** Key of the broken rule, or of the reason why none was. */
    ground: text().notNull(),
    /** In the operator's words, in the recipient's language. */
    reason: text().notNull(),
    /** The same for the complainant, if different. */
    reasonComplainant: text('reason_complainant'),
    /** The photo or message concerned. */
    photoHash: text('photo_hash'),
    messageId: bigint('message_id', { mode: 'number' }),
    decidedBy: text('decided_by').notNull(),
    decidedAt: moment('decided_at').notNull(),
    /** Reversed by an appeal, or a refused photo was approved. */
    reversedAt: moment('reversed_at'),
    /** What the measure removed, for restoring it; deleted when no appeal is possible any more. */
    undo: jsonb().$type<UndoData>(),
  },
  (table) => [
    index('decisions_complaint').on(table.complaintId),
    index('decisions_user').on(table.userId, table.id),
    index('decisions_profile').on(table.profileId),
  ],
);

/** One appeal by each side, decided by a different person if possible. */
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
