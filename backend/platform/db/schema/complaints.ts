import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { brands } from './brands.ts';
import { moment } from './column-types.ts';

/** A message at the time of a report about it or a neighbouring one. */
export type EvidenceMessage = {
  id: number;
  sender: number;
  body: string;
  gift: string | null;
  /** Hash of a picture, whose files are stored with the complaint. */
  image: string | null;
  automatic: boolean;
  created_at: string;
  edited_at: string | null;
  deleted_at: string | null;
};

export const complaints = pgTable(
  'complaints',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    reference: text().notNull().unique(),
    /** Idempotency key of the call that filed it. */
    idempotencyKey: text('idempotency_key').unique(),
    name: text().notNull(),
    email: text().notNull(),
    category: text().notNull(),
    text: text().notNull(),
    locale: text().notNull(),
    /** Subject and author of a report about a member. */
    reportedProfileId: bigint('reported_profile_id', { mode: 'number' }),
    reportedPhotoHash: text('reported_photo_hash'),
    reporterUserId: bigint('reporter_user_id', { mode: 'number' }).references(() => users.id),
    reportedMessageId: bigint('reported_message_id', { mode: 'number' }),
    /** The reported message and those around it, in order. */
    evidence: jsonb().$type<EvidenceMessage[]>(),
    /** Whose data is erased when the case is closed, because their account was erased meanwhile. */
    redactParts: text('redact_parts', { enum: ['complainant', 'evidence'] })
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('complaints_evidence').using('gin', table.evidence.op('jsonb_path_ops')),
    index('complaints_photo')
      .on(table.reportedPhotoHash)
      .where(sql`reported_photo_hash is not null`),
  ],
);
