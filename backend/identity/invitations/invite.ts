import { maxOpenInvitations } from '#lib/contract/limits.ts';
import { createHmac } from 'node:crypto';
import type { Tx } from '../../platform/db/connect.ts';
import type { BackendEnv } from '../../env.ts';
import { CallError, invalidInput } from '../../platform/http/errors.ts';
import { hashToken, newToken, type Actor } from '../../platform/http/session.ts';
import type { InvitationRow } from './invitation-row.ts';
import { countOpenInvitations } from './list-invitations.ts';
import { invitations } from '../../platform/db/schema/access.ts';
import { bytea, int8, orNull, text, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

/** 30 days in milliseconds: lifetime of an invitation. */
const invitationTtlMs = 30 * 24 * 60 * 60 * 1000;

type InvitationInput = { label: string; key: string | null };

const selectUsers = statement({
  params: { userId: int8 },
  text: `select 1 from users where id = :userId for update`,
});

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
): Promise<{ token: string; row: InvitationRow }> {
  await selectUsers(tx, { userId });
  const token = key ? tokenOfKey(env, [brandId, userId, key]) : newToken().token;
  const earlier = await find(tx, token);
  if (earlier && (earlier.label !== label || earlier.expires_at <= earlier.created_at))
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

const selectInvitations = statement({
  params: { hash: bytea },
  row: {
    token_hash: invitations.tokenHash,
    label: invitations.label,
    created_at: invitations.createdAt,
    expires_at: invitations.expiresAt,
    used_at: invitations.usedAt,
  },
  text: `select token_hash, label, created_at, expires_at, used_at from invitations where token_hash = :hash`,
});

async function find(tx: Tx, token: string): Promise<InvitationRow | null> {
  const { rows } = await selectInvitations(tx, { hash: hashToken(token) });
  return rows[0] ?? null;
}

type NewInvitation = {
  brandId: string;
  /** User id; null for the operator. */
  createdBy: number | null;
  label: string;
  token: string;
};

const insertInvitations = statement({
  params: {
    hash: bytea,
    brandId: text,
    createdBy: orNull(int8),
    label: text,
    now: timestamptz,
    expiresAt: timestamptz,
  },
  row: {
    token_hash: invitations.tokenHash,
    label: invitations.label,
    created_at: invitations.createdAt,
    expires_at: invitations.expiresAt,
    used_at: invitations.usedAt,
  },
  text: `
    insert into invitations (token_hash, brand_id, created_by, label, created_at, expires_at)
    values (:hash, :brandId, :createdBy, :label, :now,
      :expiresAt)
    returning token_hash, label, created_at, expires_at, used_at`,
});

export async function writeInvitation(
  tx: Tx,
  { brandId, createdBy, label, token }: NewInvitation,
  now: Date,
): Promise<InvitationRow> {
  const { rows } = await insertInvitations(tx, {
    hash: hashToken(token),
    brandId,
    createdBy,
    label,
    now,
    expiresAt: new Date(now.getTime() + invitationTtlMs),
  });
  const row = rows[0];
  if (!row) throw new Error('The invitation was not written');
  return row;
}
