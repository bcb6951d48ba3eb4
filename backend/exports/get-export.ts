import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Export, exportSchema } from '../../lib/contract/rights.ts';
import type { Queries } from '../db/connect.ts';
import type { Actor } from '../http/session.ts';

type Row = {
  state: Exclude<Export['state'], 'none'>;
  file: string | null;
  size: number | null;
  ordered_at: Date | string;
  ready_at: Date | string | null;
  expires_at: Date | string | null;
};

/** The newest export of a member, as it is now; null where none was ordered, or its file has gone. */
async function findExport(db: Queries, userId: number, now: Date): Promise<Row | null> {
  const { rows } = await db.execute<Row>(sql`
    select state, file, size, ordered_at, ready_at, expires_at from exports
    where user_id = ${userId} and (expires_at is null or expires_at > ${now.toISOString()}) order by id desc limit 1`);
  return rows[0] ?? null;
}

const moment = (value: Date | string | null) => value && new Date(value).toISOString();

/** How far the file of a member is. */
export async function getExport(
  db: Queries,
  { userId }: Actor,
  now: Date,
): Promise<z.input<typeof exportSchema>> {
  const row = await findExport(db, userId, now);
  return {
    state: row?.state ?? 'none',
    ordered_at: moment(row?.ordered_at ?? null),
    ready_at: moment(row?.ready_at ?? null),
    expires_at: moment(row?.expires_at ?? null),
    size: row?.size ?? null,
  };
}

/** The name of the finished file in the store, or null. */
export async function findExportFile(db: Queries, { userId }: Actor, now: Date): Promise<string | null> {
  const row = await findExport(db, userId, now);
  return row?.state === 'ready' ? row.file : null;
}
