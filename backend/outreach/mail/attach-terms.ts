import { serverTexts } from '#lib/i18n/server-texts.ts';
import { getInfoPage } from '../../growth/info-pages/get-info-page.ts';
import { requireCompany } from '../../brands/routes.ts';
import type { Brand } from '../../brands/brand.ts';
import type { Services } from '../../platform/http/call.ts';
import { drawTerms } from '../../commerce/receipts/draw-terms.ts';
import { brandUrl } from './brand-url.ts';
import type { Mail } from './mail.ts';

/** What a consumer must get on a durable medium: instructions on withdrawal with the model form, and the terms. */
const tokens = ['withdrawal', 'return-policy', 'terms'] as const;

/**
 * The terms and withdrawal instructions as an attachment of the order confirmation: a link is no durable medium
 * (Directive 2011/83/EU article 8(7), CJEU C-49/11).
 */
export async function attachTerms(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  brand: Brand,
  locale: string,
): Promise<NonNullable<Mail['attachments']>> {
  const company = await requireCompany(db, brand.companyId);
  const pages = await Promise.all(tokens.map((token) => getInfoPage(db, brand, locale, token)));
  const content = await drawTerms(pages, {
    title: pages.map(({ title }) => title).join(', '),
    company: company.name,
    locale,
    at: now(),
    url: (path) => brandUrl(env, brand, locale, path),
  });
  const { attachment } = serverTexts(locale, 'mail').orders;
  return [{ filename: `${attachment}.pdf`, content, contentType: 'application/pdf' }];
}
