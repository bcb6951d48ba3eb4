import { serverTexts } from '#lib/i18n/server-texts.ts';
import { interpolateEmailTexts } from './interpolate-email-texts.ts';
import { makeChangeToken } from '../../identity/credentials/mail-change/change-link.ts';
import { requireBrand } from '../../brands/brand.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { brandUrl } from './brand-url.ts';
import type { Mail } from './mail.ts';
import { mailTokens, users } from '../../platform/db/schema/accounts.ts';
import { int8, required, statement } from '../../platform/db/statement.ts';

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
  const names = { brand: brand.name, hours: linkHours };
  return {
    to: change.email,
    brand,
    locale,
    ...interpolateEmailTexts(locale, text, names),
    button: {
      label: text.button,
      href: brandUrl(env, brand, locale, path),
    },
  };
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
export async function composeMailChanged({ db }: Pick<Services, 'db'>, userId: number): Promise<Mail | null> {
  const { rows } = await selectMailTokens(db, { userId });
  const row = rows[0];
  if (!row) return null;
  const { email, locale } = row;
  const brand = await requireBrand(db, row.brandId);
  const text = serverTexts(locale, 'mail')['mail-changed'];
  const names = { brand: brand.name };
  return {
    to: email,
    brand,
    locale,
    ...interpolateEmailTexts(locale, text, names),
  };
}
