import { pageText } from '#lib/i18n/server-texts.ts';
import { eq } from 'drizzle-orm';
import {
  infoPageTokens,
  type InfoPage,
  getInfoPage as getInfoPageCall,
} from '#lib/contract/growth/info-pages.ts';
import type { Brand } from '../../brands/brand.ts';
import { requireCompany } from '../../brands/routes.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { companies } from '../../platform/db/schema/brands.ts';
import { infoPages } from '../../platform/db/schema/info-pages.ts';
import { CallError } from '../../platform/http/errors.ts';
import { pageValues, type CompanyNotes } from './page-values.ts';
import { fillPage, parsePage, type PageText } from './page-text.ts';
import { termsVersion } from './terms-version.ts';
import { text, statement } from '../../platform/db/statement.ts';
import { route } from '../../platform/http/call.ts';

/**
 * The brand's own text in this language, otherwise ours, with the company's data.
 * @throws not_found if neither exists, as there is no fallback to another language
 */
export async function getInfoPage(
  db: Queries,
  brand: Brand,
  locale: string,
  token: string,
): Promise<InfoPage> {
  const own = await listOwnTexts(db, brand, token);
  const known = infoPageTokens.find((each) => each === token);
  const text = own.get(locale) ?? (known ? parsePage(pageText(locale, known)) : undefined);
  if (!text) throw new CallError('not_found');
  const [company, notes] = await Promise.all([
    requireCompany(db, brand.companyId),
    requireCompanyNotes(db, brand.companyId),
  ]);
  const values = pageValues(brand, company, notes, locale);
  return {
    token,
    ...fillPage(text, values),
    version: token === 'terms' ? termsVersion(new Date(company.added)).toISOString() : null,
    locales: brand.settings.locales.filter((each) => known !== undefined || own.has(each)),
  };
}

const selectInfoPages = statement({
  params: { id: text, token: text },
  row: { locale: infoPages.locale, content: infoPages.content },
  text: `select locale, content from info_pages where brand_id = :id and token = :token`,
});

async function listOwnTexts(db: Queries, brand: Brand, token: string): Promise<Map<string, PageText>> {
  const { rows } = await selectInfoPages(db, { id: brand.id, token });
  return new Map(rows.map(({ locale, content }) => [locale, content]));
}

async function requireCompanyNotes(db: Queries, companyId: number): Promise<CompanyNotes> {
  const [notes] = await db
    .select({
      represented_by: companies.representedBy,
      business_purpose: companies.businessPurpose,
      youth_officer: companies.youthOfficer,
      data_officer: companies.dataOfficer,
      uk_representative: companies.ukRepresentative,
      consumer_mediator: companies.consumerMediator,
    })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!notes) throw new Error(`There is no company ${companyId}`);
  return notes;
}

export const infoPageRoutes = [
  route(getInfoPageCall, ({ db, brand, locale, query }) => getInfoPage(db, brand, locale, query.token)),
];
