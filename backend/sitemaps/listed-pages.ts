import { sql } from 'drizzle-orm';
import { infoPageTokens } from '../../lib/contract/info-pages.ts';
import type { Sitemaps } from '../../lib/contract/sitemaps.ts';
import type { Brand } from '../brands/brand.ts';
import { requireCompany } from '../brands/routes.ts';
import type { Queries } from '../db/connect.ts';
import { termsVersion } from '../pages/terms-version.ts';

type InfoPages = Sitemaps['info_pages'];
type OwnText = { token: string; locale: InfoPages[number]['locales'][number]; changed_at: Date | null };

/**
 * The information pages of a brand: ours in all its languages, its own in those it has written. Our texts carry no date of
 * their own, except that of the terms.
 */
export async function listInfoPages(db: Queries, brand: Brand): Promise<InfoPages> {
  const [{ rows: own }, company] = await Promise.all([
    db.execute<OwnText>(
      sql`select token, locale, changed_at from info_pages where brand_id = ${brand.id} order by token, locale`,
    ),
    requireCompany(db, brand.companyId),
  ]);
  const terms = termsVersion(new Date(company.added)).toISOString();
  const { locales } = brand.settings;
  const known: readonly string[] = infoPageTokens;
  const tokens = [...new Set([...known, ...own.map(({ token }) => token)])];
  return tokens.map((token) => {
    const written = own.filter((each) => each.token === token && locales.includes(each.locale));
    const noted = written.flatMap(({ locale, changed_at: at }) =>
      at ? [[locale, new Date(at).toISOString()] as const] : [],
    );
    const unwritten = locales.filter((locale) => !written.some((each) => each.locale === locale));
    return {
      token,
      locales: known.includes(token) ? [...locales] : written.map(({ locale }) => locale),
      changed: Object.fromEntries([
        ...(token === 'terms' ? unwritten.map((locale) => [locale, terms] as const) : []),
        ...noted,
      ]),
    };
  });
}

/** When a price of the brand last changed. */
export async function pricesChanged(db: Queries, { id }: Pick<Brand, 'id'>): Promise<string | null> {
  const { rows } = await db.execute<{ since: Date | null }>(sql`
    select max(since) as since from package_prices
    where package_id in (select id from credit_packages where brand_id = ${id} and active)`);
  const since = rows[0]?.since;
  return since ? new Date(since).toISOString() : null;
}
