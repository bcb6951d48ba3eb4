import { sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db/connect.ts';
import { hashToken } from '../../platform/http/session.ts';

/** Usable for the brand: unused, not expired, and created by the operator or a member in good standing. */
const isOpen = (brandId: string, now: Date) => sql`brand_id = ${brandId} and used_at is null
  and expires_at > ${now.toISOString()} and (created_by is null or exists (
    select 1 from users where users.id = invitations.created_by and users.status = 'active' and users.locked_at is null))`;

export async function isOpenInvitation(
  db: Queries,
  brandId: string,
  token: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select 1 from invitations where token_hash = ${hashToken(token)} and ${isOpen(brandId, now)}`);
  return rowCount === 1;
}

/** False if it is not usable. The row lock lets one of several signups through. */
export async function useInvitation(
  tx: Tx,
  brandId: string,
  token: string,
  userId: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update invitations set used_by = ${userId}, used_at = ${now.toISOString()}
    where token_hash = ${hashToken(token)} and ${isOpen(brandId, now)}`);
  return rowCount === 1;
}
