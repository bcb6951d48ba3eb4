import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { requireBrand, type Brand } from '../../brands/brand.ts';
import type { Queries, Tx } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import { hashToken } from '../../platform/http/session.ts';
import { makeLink, markLinkUsed } from './mail-links.ts';
import { users } from '../../platform/db/schema/accounts.ts';

/** An hour in milliseconds: lifetime of a reset link. */
const resetLinkTtlMs = 60 * 60 * 1000;

type ResetLink = { userId: number; email: string; name: string };

type ResetMail = { token: string; brand: Brand; email: string; locale: string };

/** Null if the account is gone. Earlier links also work until one is used. */
export async function makeResetLink(tx: Tx, userId: number, now: Date): Promise<ResetMail | null> {
  const [account] = await tx
    .select({ email: users.email, locale: users.language, brandId: users.brandId })
    .from(users)
    .where(and(eq(users.id, userId), ne(users.status, 'deleted')));
  if (!account) return null;
  const { email } = account;
  const link = { userId, purpose: 'password_reset', email, lifetimeMs: resetLinkTtlMs } as const;
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
  return loadLink(db, brandId, token, now, sql``);
}

/** Also uses up the link: a parallel second call finds it used. */
export async function useResetLink(tx: Tx, brandId: string, token: string, now: Date): Promise<ResetLink> {
  const link = await loadLink(tx, brandId, token, now, sql`for update of mail_tokens, users`);
  await markLinkUsed(tx, token, now);
  return link;
}

async function loadLink(
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
