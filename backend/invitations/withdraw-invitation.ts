import { sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { CallError } from '../http/errors.ts';

const hash = /^[0-9a-f]{64}$/;

/** Ends an invitation of the member that nobody used yet; throws not_found for any other. */
export async function withdrawInvitation(db: Queries, userId: number, id: string): Promise<void> {
  if (!hash.test(id)) throw new CallError('not_found');
  const { rowCount } = await db.execute(sql`
    delete from invitations
    where token_hash = ${Buffer.from(id, 'hex')} and created_by = ${userId} and used_at is null`);
  if (rowCount === 0) throw new CallError('not_found');
}
