import { maxOpenInvitations } from '#lib/contract/limits.ts';
import { createHmac } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db/connect.ts';
import type { BackendEnv } from '../../env.ts';
import { CallError, invalidInput } from '../../platform/http/errors.ts';
import { hashToken, newToken, type Actor } from '../../platform/http/session.ts';
import { countOpenInvitations, type Invitation } from './list-invitations.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { invitations } from '../../platform/db/schema/invitations.ts';

/** 30 days in milliseconds: lifetime of an invitation. */
const invitationTtlMs = 30 * 24 * 60 * 60 * 1000;

type InvitationInput = { label: string; key: string | null };

/**
 * Returns the token, which is not stored; a retry under the same key returns it again.
 * @throws invitation_limit while five are open, invalid_input if the key's invitation was withdrawn or has another
 * label
 */
export async function invite(
  tx: Tx,
  env: Pick<BackendEnv, 'FRONT_KEY'>,
  { userId, brandId }: Actor,
  { label, key }: InvitationInput,
  now: Date,
): Promise<{ token: string; row: Invitation }> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const token = key ? tokenOfKey(env, [brandId, userId, key]) : newToken().token;
  const [earlier] = await tx
    .select()
    .from(invitations)
    .where(eq(invitations.tokenHash, hashToken(token)));
  if (earlier && (earlier.label !== label || earlier.expiresAt <= earlier.createdAt))
    throw invalidInput({ idempotency_key: 'invalid' });
  if (earlier) return { token, row: earlier };
  if ((await countOpenInvitations(tx, userId, now)) >= maxOpenInvitations)
    throw new CallError('invitation_limit');
  return { token, row: await writeInvitation(tx, { brandId, createdBy: userId, label, token }, now) };
}

/** Derived from the key with our secret, as only the token's hash is stored but a retry must return the token. */
function tokenOfKey({ FRONT_KEY }: Pick<BackendEnv, 'FRONT_KEY'>, parts: unknown[]): string {
  return createHmac('sha256', FRONT_KEY)
    .update(JSON.stringify(['invitation', ...parts]))
    .digest('base64url');
}

type NewInvitation = {
  brandId: string;
  /** User id; null for the operator. */
  createdBy: number | null;
  label: string;
  token: string;
};

export async function writeInvitation(
  tx: Tx,
  { token, ...invitation }: NewInvitation,
  now: Date,
): Promise<Invitation> {
  const expiresAt = new Date(now.getTime() + invitationTtlMs);
  const [row] = await tx
    .insert(invitations)
    .values({ ...invitation, tokenHash: hashToken(token), createdAt: now, expiresAt })
    .returning();
  if (!row) throw new Error('The invitation was not written');
  return row;
}

const hash = /^[0-9a-f]{64}$/;

/** Withdraws an unused invitation; its key cannot create another. @throws not_found for any other */
export async function withdrawInvitation(db: Queries, userId: number, id: string): Promise<void> {
  if (!hash.test(id)) throw new CallError('not_found');
  const isOwn = and(eq(invitations.tokenHash, Buffer.from(id, 'hex')), eq(invitations.createdBy, userId));
  const isOpen = and(isNull(invitations.usedAt), gt(invitations.expiresAt, invitations.createdAt));
  const { rowCount } = await db
    .update(invitations)
    .set({ expiresAt: sql`created_at`, label: '' })
    .where(and(isOwn, isOpen));
  if (!rowCount) throw new CallError('not_found');
}
