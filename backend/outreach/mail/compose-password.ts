import { serverTexts } from '#lib/i18n/server-texts.ts';
import { interpolateEmailTexts } from './interpolate-email-texts.ts';
import { makeResetLink } from '../../identity/credentials/reset-link.ts';
import { requireBrand } from '../../brands/brand.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { brandUrl } from './brand-url.ts';
import type { Mail } from './mail.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { int8, statement } from '../../platform/db/statement.ts';

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
  const names = { brand: brand.name, minutes: linkMinutes };
  return {
    to: email,
    brand,
    locale,
    ...interpolateEmailTexts(locale, text, names),
    button: {
      label: text.button,
      href: brandUrl(env, brand, locale, `/reset-password/do?token=${token}`),
    },
  };
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
  const names = { brand: brand.name };
  return {
    to: email,
    brand,
    locale,
    ...interpolateEmailTexts(locale, text, names),
    button: {
      label: text.button,
      href: brandUrl(env, brand, locale, '/reset-password'),
    },
  };
}
