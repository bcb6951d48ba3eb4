import { sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import type { InvitationRow } from './invitation-row.ts';

/** A member's invitations, newest first; those that have gone are taken away some weeks later. */
export async function listInvitations(db: Queries, userId: number): Promise<InvitationRow[]> {
  const { rows } = await db.execute<InvitationRow>(sql`
    select token_hash, label, created_at, expires_at, used_at from invitations
    where created_by = ${userId} order by created_at desc, token_hash limit 50`);
  return rows;
}

/** Invitations of a member that somebody can still use. */
export async function openInvitations(db: Queries, userId: number, now: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from invitations
    where created_by = ${userId} and used_at is null and expires_at > ${now.toISOString()}`);
  return rows[0]?.count ?? 0;
}
