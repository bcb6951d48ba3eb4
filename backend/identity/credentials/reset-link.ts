import { sql, type SQL } from 'drizzle-orm';
import { requireBrand, type Brand } from '../../brands/brand.ts';
import type { Queries, Tx } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import { hashToken } from '../../platform/http/session.ts';
import { makeLink } from './mail-links.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { bytea, int8, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

/** An hour in milliseconds: lifetime of a reset link. */
const resetLinkTtlMs = 60 * 60 * 1000;

type ResetLink = { userId: number; email: string; name: string };

type ResetMail = { token: string; brand: Brand; email: string; locale: string };

const selectUsers = statement({
  params: { userId: int8 },
  row: { email: users.email, locale: users.language, brandId: users.brandId },
  text: `select email, language as locale, brand_id as "brandId" from users where id = :userId and status <> 'deleted'`,
});

/** Null if the account is gone. Earlier links also work until one is used. */
export async function makeResetLink(tx: Tx, userId: number, now: Date): Promise<ResetMail | null> {
  const { rows } = await selectUsers(tx, { userId });
  const account = rows[0];
  if (!account) return null;
  const link = {
    userId,
    purpose: 'password_reset',
    email: account.email,
    lifetimeMs: resetLinkTtlMs,
  } as const;
  const token = await makeLink(tx, link, now);
  return { ...account, token, brand: await requireBrand(tx, account.brandId) };
}

/** The owner of a valid link. @throws link_expired, account_closed if the account cannot log in */
export async function requireResetLink(
  db: Queries,
  brandId: string,
  token: string,
  now: Date,
): Promise<ResetLink> {
  return readLink(db, brandId, token, now, sql``);
}

const updateMailTokens = statement({
  params: { now: timestamptz, hash: bytea },
  text: `update mail_tokens set used_at = :now where token_hash = :hash`,
});

/** Also uses up the link: a parallel second call finds it used. */
export async function useResetLink(tx: Tx, brandId: string, token: string, now: Date): Promise<ResetLink> {
  const link = await readLink(tx, brandId, token, now, sql`for update of mail_tokens, users`);
  await updateMailTokens(tx, { now, hash: hashToken(token) });
  return link;
}

async function readLink(
  db: Queries,
  brandId: string,
  token: string,
  now: Date,
  lock: SQL,
): Promise<ResetLink> {
  const { rows } = await db.execute<ResetLink & { closed: boolean }>(sql`
    select users.id as "userId", users.email, profiles.name, users.locked_at is not null as closed
    from mail_tokens join users on users.id = mail_tokens.user_id join profiles on profiles.user_id = users.id
    where mail_tokens.token_hash = ${hashToken(token)} and mail_tokens.purpose = 'password_reset'
      and mail_tokens.used_at is null and mail_tokens.expires_at > ${now.toISOString()}
      and users.brand_id = ${brandId} and users.email = mail_tokens.email and users.status <> 'deleted' ${lock}`);
  const link = rows[0];
  if (!link) throw new CallError('link_expired');
  if (link.closed) throw new CallError('account_closed');
  return link;
}
