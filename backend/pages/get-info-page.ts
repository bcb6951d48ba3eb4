import { sql } from 'drizzle-orm';
import { infoPageTokens, type InfoPage } from '../../lib/contract/info-pages.ts';
import type { Brand } from '../brands/brand.ts';
import { fictionalTexts } from '../brands/fictional-texts.ts';
import { requireCompany } from '../brands/routes.ts';
import type { Queries } from '../db/connect.ts';
import { countryName } from '../geo/country-name.ts';
import { CallError } from '../http/errors.ts';
import { fillIn } from '../mail/fill-in.ts';
import { parsePage, type PageText } from './parse-page.ts';
import { termsVersion } from './terms-version.ts';
import { pageTexts } from './texts/texts-of.ts';

/** An information page with the company's data filled in: the brand's own text, else ours. Throws not_found. */
export async function getInfoPage(
  db: Queries,
  brand: Brand,
  locale: string,
  token: string,
): Promise<InfoPage> {
  const text = (await findOwnText(db, brand, locale, token)) ?? defaultText(locale, token);
  if (!text) throw new CallError('not_found');
  const company = await requireCompany(db, brand.companyId);
  const values = {
    brand: brand.name,
    company: company.name,
    address: `${company.address}, ${company.city}, ${countryName(company.country, locale)}`,
    kvk: company.kvk,
    vat: company.vat_numbers.join(', '),
    email: brand.settings.support_email,
    phone: brand.settings.support_phone || company.support_phone,
    refund_days: brand.settings.refund_days,
    min_age: brand.settings.min_age,
    fictional: brand.settings.fictional_warning[locale] || fictionalTexts(locale).warning,
  };
  return {
    token,
    title: fillIn(text.title, values),
    description: fillIn(text.description, values),
    version: token === 'terms' ? termsVersion(new Date(company.added)).toISOString() : null,
    sections: text.sections.map(({ heading, paragraphs }) => ({
      heading: fillIn(heading, values),
      paragraphs: paragraphs.map((paragraph) => fillIn(paragraph, values)),
    })),
  };
}

async function findOwnText(
  db: Queries,
  brand: Brand,
  locale: string,
  token: string,
): Promise<PageText | null> {
  const { rows } = await db.execute<{ content: PageText }>(sql`
    select content from info_pages where brand_id = ${brand.id} and token = ${token} and locale = ${locale}`);
  return rows[0]?.content ?? null;
}

function defaultText(locale: string, token: string): PageText | null {
  const known = infoPageTokens.find((each) => each === token);
  return known ? parsePage(pageTexts(locale)[known]) : null;
}
