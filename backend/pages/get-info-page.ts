import { sql } from 'drizzle-orm';
import { infoPageTokens, type InfoPage } from '../../lib/contract/info-pages.ts';
import type { Brand } from '../brands/brand.ts';
import { requireCompany } from '../brands/routes.ts';
import type { Queries } from '../db/connect.ts';
import { CallError } from '../http/errors.ts';
import { fillPage } from './fill-page.ts';
import { pageValues } from './page-values.ts';
import { parsePage, type PageText } from './parse-page.ts';
import { termsVersion } from './terms-version.ts';
import { pageTexts } from './texts/texts-of.ts';

/**
 * An information page with the company's data filled in: the brand's own text in this language, else ours in it. Throws
 * not_found where there is neither: the text of another language never stands in.
 */
export async function getInfoPage(
  db: Queries,
  brand: Brand,
  locale: string,
  token: string,
): Promise<InfoPage> {
  const own = await listOwnTexts(db, brand, token);
  const known = infoPageTokens.find((each) => each === token);
  const text = own.get(locale) ?? (known ? parsePage(pageTexts(locale)[known]) : undefined);
  if (!text) throw new CallError('not_found');
  const [company, representedBy] = await Promise.all([
    requireCompany(db, brand.companyId),
    findRepresentative(db, brand.companyId),
  ]);
  const values = pageValues(brand, { ...company, represented_by: representedBy }, locale);
  return {
    token,
    ...fillPage(text, values),
    version: token === 'terms' ? termsVersion(new Date(company.added)).toISOString() : null,
    locales: brand.settings.locales.filter((each) => known !== undefined || own.has(each)),
  };
}

async function listOwnTexts(db: Queries, brand: Brand, token: string): Promise<Map<string, PageText>> {
  const { rows } = await db.execute<{ locale: string; content: PageText }>(sql`
    select locale, content from info_pages where brand_id = ${brand.id} and token = ${token}`);
  return new Map(rows.map(({ locale, content }) => [locale, content]));
}

async function findRepresentative(db: Queries, companyId: number): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select represented_by as name from companies where id = ${companyId}`,
  );
  return rows[0]?.name ?? '';
}
