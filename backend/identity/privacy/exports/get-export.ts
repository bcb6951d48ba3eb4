import type { z } from 'zod';
import type { Export, exportSchema } from '#lib/contract/identity/privacy.ts';
import type { Queries } from '#backend/platform/db/connect.ts';
import type { Actor } from '#backend/platform/http/session.ts';
import { exports } from '#backend/platform/db/schema/rights.ts';
import { int8, timestamptz } from '#backend/platform/db/sql-types.ts';
import { statement } from '#backend/platform/db/statement.ts';

type Row = {
  state: Exclude<Export['state'], 'none'>;
  file: string | null;
  size: number | null;
  ordered_at: Date | string;
  ready_at: Date | string | null;
  expires_at: Date | string | null;
};

const selectExports = statement({
  params: { userId: int8, now: timestamptz },
  row: {
    state: exports.state,
    file: exports.file,
    size: exports.size,
    ordered_at: exports.requestedAt,
    ready_at: exports.readyAt,
    expires_at: exports.expiresAt,
  },
  text: `
    select state, file, size, requested_at as ordered_at, ready_at, expires_at from exports
    where user_id = :userId and (expires_at is null or expires_at > :now) order by id desc limit 1`,
});

/** The member's newest export; null if none was requested or its file is gone. */
async function findExport(db: Queries, userId: number, now: Date): Promise<Row | null> {
  const { rows } = await selectExports(db, { userId, now });
  return rows[0] ?? null;
}

const moment = (value: Date | string | null) => value && new Date(value).toISOString();

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

export async function findExportFile(db: Queries, { userId }: Actor, now: Date): Promise<string | null> {
  const row = await findExport(db, userId, now);
  return row?.state === 'ready' ? row.file : null;
}
