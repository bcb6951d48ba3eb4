import { infoPageTokens } from '#lib/contract/growth/info-pages.ts';
import type { Locale } from '#lib/contract/languages.ts';
import type { Sitemaps } from '#lib/contract/growth/sitemaps.ts';
import type { Brand } from '../../brands/brand.ts';
import { requireCompany } from '../../brands/routes.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { termsVersion } from '../info-pages/terms-version.ts';
import { infoPages } from '../../platform/db/schema/brands.ts';
import { orNull, text, typedText, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

type InfoPages = Sitemaps['info_pages'];

const selectInfoPages = statement({
  params: { id: text },
  row: {
    token: infoPages.token,
    locale: typedText<Locale>(),
    changed_at: infoPages.changedAt,
  },
  text: `select token, locale, changed_at from info_pages where brand_id = :id order by token, locale`,
});

/** Ours in all languages of the brand, its own where written. Of our texts, only the terms have a date. */
export async function listInfoPages(db: Queries, brand: Brand): Promise<InfoPages> {
  const [{ rows: own }, company] = await Promise.all([
    selectInfoPages(db, { id: brand.id }),
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

const selectPackagePrices = statement({
  params: { id: text },
  row: { since: orNull(timestamptz) },
  text: `
    select max(effective_at) as since from package_prices
    where package_id in (select id from credit_packages where brand_id = :id and active)`,
});

export async function pricesChanged(db: Queries, { id }: Pick<Brand, 'id'>): Promise<string | null> {
  const { rows } = await selectPackagePrices(db, { id });
  const since = rows[0]?.since;
  return since ? new Date(since).toISOString() : null;
}
