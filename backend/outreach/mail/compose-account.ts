import { serverTexts, formatServerText } from '#lib/i18n/server-texts.ts';
import { writeMail, type Mail } from './mail.ts';
import { sql } from 'drizzle-orm';
import { requireBrand } from '../../brands/brand.ts';
import { makeReactivationLink, findReturnable } from '../../identity/account-deletion/reactivation-link.ts';
import { selectHome, getTimeZone, type Home } from '../../identity/accounts/member-zone.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { int8, statement } from '../../platform/db/statement.ts';
import type { Services } from '../../platform/http/call.ts';
import { brandUrl } from './brand-url.ts';
import { formatMinute } from './format-moment.ts';
import { makeActivationToken } from '../../identity/accounts/enqueue-activation-mail.ts';

/** The mail with the link to reactivate a deleted account; null if it is active again, erased or does not exist. */
export async function composeReactivation(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  userId: number,
): Promise<Mail | null> {
  const link = await inTransaction(db, (tx) => makeReactivationLink(tx, userId, now()));
  if (!link) return null;
  const { language: locale } = link;
  const brand = await requireBrand(db, link.brandId);
  const text = serverTexts(locale, 'mail').accountDeletion;
  const values = { date: formatMinute(link.eraseAt, locale, link.zone) };
  const path = `/account-deleted?reactivate=${link.token}`;
  return writeMail(env, { to: link.email, brand, locale }, text, values, path);
}

const selectUsers = statement({
  params: { userId: int8 },
  row: { brand_id: users.brandId, email: users.email, language: users.language },
  text: `
    select holder.brand_id, holder.email, holder.language
    from users join users holder
      on holder.brand_id = users.brand_id and holder.email = users.email and holder.status = 'active'
    where users.id = :userId and users.status = 'not_confirmed'`,
});

/** The mail to the owner of an address that was used for another signup, in the language of their account. */
export async function composeAlreadyMember(
  { db, env }: Pick<Services, 'db' | 'env'>,
  userId: number,
): Promise<Mail | null> {
  const { rows } = await selectUsers(db, { userId });
  const row = rows[0];
  if (!row) return null;
  const { language: locale } = row;
  const brand = await requireBrand(db, row.brand_id);
  const text = serverTexts(locale, 'mail')['already-member'];
  return writeMail(env, { to: row.email, brand, locale }, text, {}, '/login');
}

type Ready = { email: string; language: string; brand_id: string; expires_at: Date | string; home: Home };

/** The mail about a finished data export; null if the file or the account is gone. */
export async function composeExportReady(
  { db, env }: Pick<Services, 'db' | 'env'>,
  exportId: number,
): Promise<Mail | null> {
  const { rows } = await db.execute<Ready>(sql`
    select email, language, brand_id, exports.expires_at, ${selectHome(sql`users.id`)} as home
    from exports join users on users.id = exports.user_id
    where exports.id = ${exportId} and exports.status = 'ready' and users.status <> 'deleted'`);
  const [ready] = rows;
  if (!ready) return null;
  const brand = await requireBrand(db, ready.brand_id);
  const locale = ready.language;
  const text = serverTexts(locale, 'mail').export;
  const values = { date: formatMinute(new Date(ready.expires_at), locale, getTimeZone(ready.home)) };
  return writeMail(env, { to: ready.email, brand, locale }, text, values, '/settings#data');
}

const linkDays = 14;

/** The activation mail; null if the account was confirmed or has another address in the meantime. */
export async function composeActivation(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  userId: number,
): Promise<Mail | null> {
  const activation = await inTransaction(db, (tx) => makeActivationToken(tx, userId, now()));
  if (!activation) return null;
  const { email, language: locale, token } = activation;
  const brand = await requireBrand(db, activation.brandId);
  const text = serverTexts(locale, 'mail').activation;
  const older = await findReturnable(db, brand.id, email, now());
  return {
    to: email,
    brand,
    locale,
    subject: formatServerText(locale, text.subject, { brand: brand.name }),
    // Contains no data of the account: a stranger could have entered the address along with any text.
    paragraphs: text.paragraphs,
    button: {
      label: text.button,
      href: brandUrl(env, brand, locale, `/activate/done?token=${token}`),
    },
    notes: [
      ...text.notes.map((note) => formatServerText(locale, note, { days: linkDays })),
      // Only the owner of the mailbox learns this.
      ...(older
        ? [
            formatServerText(locale, serverTexts(locale, 'mail').accountDeletion.older, {
              date: formatMinute(older.eraseAt, locale, older.zone),
            }),
          ]
        : []),
    ],
  };
}
