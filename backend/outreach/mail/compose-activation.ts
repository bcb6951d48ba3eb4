import { say, serverTexts } from '#lib/i18n/server-texts.ts';
import { makeActivationToken } from '../../identity/accounts/enqueue-activation-mail.ts';
import { requireBrand } from '../../brands/brand.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { findReturnable } from '../../identity/account-deletion/reactivation-link.ts';
import { brandUrl } from './brand-url.ts';
import { formatMinute } from './format-moment.ts';
import type { Mail } from './mail.ts';

const linkDays = 14;

/** The mail with the activation link; null when the account was confirmed or moved to another address meanwhile. */
export async function composeActivation(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  userId: number,
): Promise<Mail | null> {
  const activation = await inTransaction(db, (tx) => makeActivationToken(tx, userId, now()));
  if (!activation) return null;
  const { email, language: locale, token } = activation;
  const brand = await requireBrand(db, activation.brandId);
  const { activation: text, linkHint } = serverTexts(locale, 'mail');
  const older = await findReturnable(db, brand.id, email, now());
  return {
    to: email,
    brand,
    locale,
    subject: say(locale, text.subject, { brand: brand.name }),
    // No word of the account stands in it: a stranger could have typed the address, and anything beside it.
    paragraphs: text.paragraphs,
    button: {
      label: text.button,
      href: brandUrl(env, brand, locale, `/activate/done?token=${token}`),
      hint: linkHint,
    },
    notes: [
      ...text.notes.map((note) => say(locale, note, { days: linkDays })),
      // Only whoever reads the mails of this address learns of it.
      ...(older
        ? [
            say(locale, serverTexts(locale, 'mail').leaving.older, {
              date: formatMinute(older.eraseAt, locale, older.zone),
            }),
          ]
        : []),
    ],
  };
}
