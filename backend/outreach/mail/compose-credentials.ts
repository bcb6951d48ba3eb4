import { serverTexts } from '#lib/i18n/server-texts.ts';
import { writeMail, type Mail } from './mail.ts';
import { makeResetLink } from '../../identity/credentials/reset-link.ts';
import { requireBrand } from '../../brands/brand.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { mailTokens } from '../../platform/db/schema/credentials.ts';
import { int8, statement, required } from '../../platform/db/statement.ts';
import { makeChangeToken } from '../../identity/credentials/mail-change/change-link.ts';

const linkMinutes = 60;

/** The mail with the link for a new password; null without an account, or if it is gone. */
export async function composePasswordReset(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  userId: number,
): Promise<Mail | null> {
  const link = await inTransaction(db, (tx) => makeResetLink(tx, userId, now()));
  if (!link) return null;
  const { brand, email, locale, token } = link;
  const text = serverTexts(locale, 'mail')['password-reset'];
  const path = `/reset-password/do?token=${token}`;
  return writeMail(env, { to: email, brand, locale }, text, { minutes: linkMinutes }, path);
}

const selectUsers = statement({
  params: { userId: int8 },
  row: { email: users.email, locale: users.language, brandId: users.brandId },
  text: `select email, language as locale, brand_id as "brandId" from users where id = :userId and status <> 'deleted'`,
});

/** The mail about a changed password, and what to do if it was someone else. */
export async function composePasswordChanged(
  { db, env }: Pick<Services, 'db' | 'env'>,
  userId: number,
): Promise<Mail | null> {
  const { rows } = await selectUsers(db, { userId });
  const account = rows[0];
  if (!account) return null;
  const { email, locale } = account;
  const brand = await requireBrand(db, account.brandId);
  const text = serverTexts(locale, 'mail')['password-changed'];
  return writeMail(env, { to: email, brand, locale }, text, {}, '/reset-password');
}

const linkHours = 24;

/**
 * The mail to a new address: the confirmation link or, if an account has it already, a notice to its owner. Null if
 * the change was cancelled.
 */
export async function composeMailChange(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  userId: number,
): Promise<Mail | null> {
  const change = await inTransaction(db, (tx) => makeChangeToken(tx, userId, now()));
  if (!change) return null;
  const locale = change.holder ?? change.locale;
  const brand = await requireBrand(db, change.brandId);
  const text = serverTexts(locale, 'mail')[change.holder === null ? 'mail-change' : 'mail-change-taken'];
  const path = change.holder === null ? `/mail-change/do?token=${change.token}` : '/login';
  return writeMail(env, { to: change.email, brand, locale }, text, { hours: linkHours }, path);
}

const selectMailTokens = statement({
  params: { userId: int8 },
  row: { email: required(mailTokens.previousEmail), brandId: users.brandId, locale: users.language },
  text: `
    select mail_tokens.previous_email as email, users.brand_id as "brandId", users.language as locale
    from mail_tokens join users on users.id = mail_tokens.user_id
    where users.id = :userId and users.status <> 'deleted' and mail_tokens.purpose = 'mail_change'
      and mail_tokens.previous_email is not null
    order by mail_tokens.used_at desc limit 1`,
});

/** Notifies the old address of the change. */
export async function composeMailChanged(
  { db, env }: Pick<Services, 'db' | 'env'>,
  userId: number,
): Promise<Mail | null> {
  const { rows } = await selectMailTokens(db, { userId });
  const row = rows[0];
  if (!row) return null;
  const { email, locale } = row;
  const brand = await requireBrand(db, row.brandId);
  return writeMail(env, { to: email, brand, locale }, serverTexts(locale, 'mail')['mail-changed']);
}
