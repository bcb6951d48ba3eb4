import type { CreditPackage } from '../../lib/contract/commerce/credits.ts';
import { formatMoney } from '../../lib/contract/commerce/format-money.ts';
import { locales } from '../../lib/contract/scalars.ts';
import { getHomeCountry } from '../../lib/contract/commerce/price-country.ts';
import { Visitor } from '../support/http.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]|&nbsp;/g, ' ');

test.each(locales)('/pricing says every price to the cent in %s', async (locale) => {
  const visitor = new Visitor('localhost');
  visitor.setCookie('vonk_country', getHomeCountry(locale));
  const { body } = await visitor.call<{ packages: CreditPackage[] }>('GET /api/packages.php');
  expect(body.packages).toHaveLength(9);
  const { status, text } = await visitor.get(locale === 'en' ? '/pricing' : `/${locale}/pricing`);
  expect(status).toBe(200);
  const page = plain(text.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ''));
  const missing = body.packages
    .map(({ amount, currency }) => plain(formatMoney(amount, currency, locale)))
    .filter((price) => !page.includes(price));
  expect(missing).toEqual([]);
});
