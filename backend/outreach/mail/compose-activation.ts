import { formatServerText, serverTexts } from '#lib/i18n/server-texts.ts';
import { makeActivationToken } from '../../identity/accounts/enqueue-activation-mail.ts';
import { requireBrand } from '../../brands/brand.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { findReturnable } from '../../identity/account-deletion/reactivation-link.ts';
import { brandUrl } from './brand-url.ts';
import { formatMinute } from './format-moment.ts';
import type { Mail } from './mail.ts';

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
