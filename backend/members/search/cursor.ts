import { sql, type SQL } from 'drizzle-orm';
import { invalidInput } from '../../http/errors.ts';

/** Where a page ends: the activity of its last member, in microseconds since 1970, and the id. */
export type Position = { activeAt: string; id: number };

export function encodeCursor({ activeAt, id }: Position): string {
  return Buffer.from(`${activeAt}|${id}`).toString('base64url');
}

/** Reads a cursor; throws invalid_input for what no page has handed out. */
export function decodeCursor(cursor: string): Position {
  const [, activeAt, id] = /^(\d{1,16})\|(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!activeAt || !id) throw invalidInput({ cursor: 'invalid' });
  return { activeAt, id: Number(id) };
}

/** The column that a cursor is made of. */
export const activeAtColumn = sql`(extract(epoch from last_active_at) * 1000000)::bigint::text`;

/** True for who comes after a position, on rows with `last_active_at` and `id`; for everybody without one. */
export function behind(position: Position | null): SQL {
  if (!position) return sql`true`;
  return sql`(last_active_at, id)
    < (timestamptz 'epoch' + ${position.activeAt}::bigint * interval '1 microsecond', ${position.id}::bigint)`;
}
