import type { Queries } from '../../platform/db/connect.ts';
import type { InvitationRow } from './invitation-row.ts';
import { invitations } from '../../platform/db/schema/access.ts';
import { int4, int8, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const selectInvitations = statement({
  params: { userId: int8 },
  row: {
    token_hash: invitations.tokenHash,
    label: invitations.label,
    created_at: invitations.createdAt,
    expires_at: invitations.expiresAt,
    used_at: invitations.usedAt,
  },
  text: `
    select token_hash, label, created_at, expires_at, used_at from invitations
    where created_by = :userId and expires_at > created_at order by created_at desc, token_hash limit 50`,
});

/** Newest first, without withdrawn ones; expired ones are purged some weeks later. */
export async function listInvitations(db: Queries, userId: number): Promise<InvitationRow[]> {
  const { rows } = await selectInvitations(db, { userId });
  return rows;
}

const selectInvitationsForOpenInvitations = statement({
  params: { userId: int8, now: timestamptz },
  row: { count: int4 },
  text: `
    select count(*)::int as count from invitations
    where created_by = :userId and used_at is null and expires_at > :now`,
});

export async function countOpenInvitations(db: Queries, userId: number, now: Date): Promise<number> {
  const { rows } = await selectInvitationsForOpenInvitations(db, { userId, now });
  return rows[0]?.count ?? 0;
}
