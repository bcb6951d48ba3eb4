import type { Queries } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import { bytea, int8 } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const hash = /^[0-9a-f]{64}$/;

const updateInvitations = statement({
  params: { tokenHash: bytea, userId: int8 },
  text: `
    update invitations set expires_at = created_at, label = ''
    where token_hash = :tokenHash and created_by = :userId and used_at is null and expires_at > created_at`,
});

/** Withdraws an unused invitation; its key cannot create another. @throws not_found for any other */
export async function withdrawInvitation(db: Queries, userId: number, id: string): Promise<void> {
  if (!hash.test(id)) throw new CallError('not_found');
  const { rowCount } = await updateInvitations(db, { tokenHash: Buffer.from(id, 'hex'), userId });
  if (rowCount === 0) throw new CallError('not_found');
}
