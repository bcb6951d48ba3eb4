import { fill } from '#lib/i18n/fill.ts';
import { infoPageTokens } from '#lib/contract/growth/info-pages.ts';
import type { Brand } from '../../brands/brand.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { infoPages } from '../../platform/db/schema/info-pages.ts';
import { text, texts, statement } from '../../platform/db/statement.ts';

/** Common pages, which every brand has, are not own pages. */
const isOwn = 'not token = any(:common)';
const common = [...infoPageTokens];

const selectTitles = statement({
  params: { brandId: text, locale: text, common: texts },
  row: { token: infoPages.token, title: text },
  text: `
    select token, content->>'title' as title from info_pages
    where brand_id = :brandId and locale = :locale and ${isOwn} order by token`,
});

/** A brand's additional information pages in one language. */
export async function listOwnPages(
  db: Queries,
  { id, name }: Pick<Brand, 'id' | 'name'>,
  locale: string,
): Promise<{ token: string; title: string }[]> {
  const { rows } = await selectTitles(db, { brandId: id, locale, common });
  return rows.map(({ token, title }) => ({ token, title: fill(title, { brand: name }) }));
}

const selectTokens = statement({
  params: { common: texts },
  row: { brand: infoPages.brandId, tokens: texts },
  text: `
    select brand_id as brand, array_agg(distinct token order by token) as tokens from info_pages
    where ${isOwn} group by brand_id`,
});

/** Tokens of own pages by brand, in any language. */
export async function listOwnTokens(db: Queries): Promise<Map<string, string[]>> {
  const { rows } = await selectTokens(db, { common });
  return new Map(rows.map(({ brand, tokens }) => [brand, tokens]));
}

const selectLocales = statement({
  params: { brandId: text, common: texts },
  row: { token: infoPages.token, locales: texts },
  text: `
    select token, array_agg(locale) as locales from info_pages
    where brand_id = :brandId and ${isOwn} group by token order by token`,
});

/** Own pages that lack a language of the brand; checked before it opens. */
export async function listPageGaps(
  db: Queries,
  { id, settings }: Pick<Brand, 'id' | 'settings'>,
): Promise<{ token: string; missing: string[] }[]> {
  const { rows } = await selectLocales(db, { brandId: id, common });
  return rows
    .map(({ token, locales }) => ({
      token,
      missing: settings.locales.filter((locale) => !locales.includes(locale)),
    }))
    .filter(({ missing }) => missing.length > 0);
}
