import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { invitationSchema } from '#lib/contract/identity/invitations.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { invitations } from '../../platform/db/schema/invitations.ts';

export type Invitation = typeof invitations.$inferSelect;

/** Newest first, without withdrawn ones; expired ones are purged some weeks later. */
export async function listInvitations(db: Queries, userId: number): Promise<Invitation[]> {
  const isOwn = eq(invitations.createdBy, userId);
  return db
    .select()
    .from(invitations)
    .where(and(isOwn, gt(invitations.expiresAt, invitations.createdAt)))
    .orderBy(desc(invitations.createdAt), invitations.tokenHash)
    .limit(50);
}

export async function countOpenInvitations(db: Queries, userId: number, now: Date): Promise<number> {
  const isOpen = and(isNull(invitations.usedAt), gt(invitations.expiresAt, now));
  return db.$count(invitations, and(eq(invitations.createdBy, userId), isOpen));
}

/** An invitation for its creator, identified by the token's hash, which cannot be used as a link. */
export function presentInvitation(row: Invitation): z.input<typeof invitationSchema> {
  return {
    id: row.tokenHash.toString('hex'),
    label: row.label,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    used_at: row.usedAt && row.usedAt.toISOString(),
  };
}
