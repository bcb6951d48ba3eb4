import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './column-types.ts';
import { complaints } from './complaints.ts';

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
