import { requireBrand } from '../../brands/brand.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { makeReactivationLink } from '../../identity/account-deletion/reactivation-link.ts';
import { brandUrl } from './brand-url.ts';
import { fillLetter } from './fill-in.ts';
import { formatMinute } from './format-moment.ts';
import type { Mail } from './mail.ts';
import { leavingTexts } from './texts/leaving/leaving-texts-of.ts';
import { mailTexts } from './texts/texts-of.ts';

/** What happens to a deleted account, and the link back; null where it has come back, is erased, or was nobody's. */
export async function composeReactivation(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  userId: number,
): Promise<Mail | null> {
  const link = await inTransaction(db, (tx) => makeReactivationLink(tx, userId, now()));
  if (!link) return null;
  const { language: locale } = link;
  const brand = await requireBrand(db, link.brandId);
  const text = leavingTexts(locale);
  const names = { brand: brand.name, date: formatMinute(link.eraseAt, locale, link.zone) };
  return {
    to: link.email,
    brand,
    locale,
    ...fillLetter(text, names),
    button: {
      label: text.button,
      href: brandUrl(env, brand, locale, `/account-deleted?reactivate=${link.token}`),
      hint: mailTexts(locale).linkHint,
    },
  };
}
