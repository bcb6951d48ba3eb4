import { sql } from 'drizzle-orm';
import { homeOf, zoneOf, type Home } from '../../identity/accounts/member-zone.ts';
import { requireBrand } from '../../brands/brand.ts';
import type { Services } from '../../platform/http/call.ts';
import { brandUrl } from './brand-url.ts';
import { fillIn } from './fill-in.ts';
import { formatMinute } from './format-moment.ts';
import type { Mail } from './mail.ts';
import { exportTexts } from './texts/exports/export-texts-of.ts';
import { mailTexts } from './texts/texts-of.ts';

type Ready = { email: string; language: string; brand_id: string; expires_at: Date | string; home: Home };

/** Says that the file with a member's data is there; null where it or the account has gone meanwhile. */
export async function composeExportReady(
  { db, env }: Pick<Services, 'db' | 'env'>,
  exportId: number,
): Promise<Mail | null> {
  const { rows } = await db.execute<Ready>(sql`
    select email, language, brand_id, exports.expires_at, ${homeOf(sql`users.id`)} as home
    from exports join users on users.id = exports.user_id
    where exports.id = ${exportId} and exports.state = 'ready' and users.status <> 'deleted'`);
  const [ready] = rows;
  if (!ready) return null;
  const brand = await requireBrand(db, ready.brand_id);
  const locale = ready.language;
  const text = exportTexts(locale);
  const names = {
    brand: brand.name,
    date: formatMinute(new Date(ready.expires_at), locale, zoneOf(ready.home)),
  };
  return {
    to: ready.email,
    brand,
    locale,
    subject: fillIn(text.subject, names),
    paragraphs: text.paragraphs,
    button: {
      label: text.button,
      href: brandUrl(env, brand, locale, '/settings#data'),
      hint: mailTexts(locale).linkHint,
    },
    notes: text.notes.map((note) => fillIn(note, names)),
  };
}
