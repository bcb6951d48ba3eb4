import type { CreditPackage } from '#lib/contract/commerce/packages.ts';
import type { PaymentMethod } from '#lib/contract/commerce/payment-methods.ts';
import type { Payment } from '#lib/contract/commerce/payments.ts';
import type { Order } from '#lib/contract/commerce/orders.ts';
import type { Visitor } from '#tests/support/http.ts';
import { Visitor as Browser } from '#tests/support/http.ts';
import { confirmed, herzfunke, unconfirmed, vlinder, type Answers } from '#tests/support/cast.ts';
import { extractText } from '#tests/support/page-words.ts';

type PriceList = { country: string; vat_rate: number; packages: CreditPackage[] };

const fetchPrices = async (visitor: Visitor, country?: string) =>
  (await visitor.call<PriceList>('GET /api/packages.php', { query: country ? { country } : {} })).body;

const fetchOrder = async (visitor: Visitor, packageId: number, more: object = {}) =>
  (await visitor.call<{ order: Order }>('GET /api/order.php', { query: { package_id: packageId, ...more } }))
    .body.order;

const livesIn = (country: string, region: string, city: string) => ({ country, region, city });

// Test addresses have no country: member and brand decide.
const people: [string, Answers, string, string, string, number, PaymentMethod | null][] = [
  ['Dutch on the Dutch brand', livesIn('NL', 'NL-UT', 'Utrecht'), vlinder, 'NL', 'EUR', 2100, 'ideal'],
  ['Dutch on the German brand', livesIn('NL', 'NL-UT', 'Utrecht'), herzfunke, 'NL', 'EUR', 2100, 'ideal'],
  ['British on the German brand', livesIn('GB', 'GB-ENG', 'London'), herzfunke, 'GB', 'GBP', 2000, null],
  ['Polish on the Dutch brand', livesIn('PL', 'PL-14', 'Warszawa'), vlinder, 'PL', 'PLN', 2300, 'blik'],
  ['German on the Dutch brand', livesIn('DE', 'DE-NW', 'Köln'), vlinder, 'DE', 'EUR', 1900, null],
];

describe.each(people)('a member %s', (_who, place, host, country, currency, vat, method) => {
  let visitor: Visitor;
  beforeAll(async () => {
    ({ visitor } = await unconfirmed('Alice', place, host));
  });

  test(`sees ${country}, ${currency} and its methods on every page, and orders there`, async () => {
    const prices = await fetchPrices(visitor);
    expect([prices.country, prices.vat_rate]).toEqual([country, vat]);
    expect(new Set(prices.packages.map((each) => each.currency))).toEqual(new Set([currency]));
    const offered = prices.packages.find((each) => each.kind === 'premium');
    const order = await fetchOrder(visitor, offered?.id ?? 0);
    expect(order).toMatchObject({ country, vat_rate: vat, package: { id: offered?.id, currency } });
    expect(method === null || order.methods.includes(method)).toBe(true);
    // A link from another country's page leads to the same package at home.
    const elsewhere = (await fetchPrices(visitor, 'SE')).packages.find((each) => each.kind === 'premium');
    expect(await fetchOrder(visitor, elsewhere?.id ?? 0)).toMatchObject({
      country,
      package: { id: offered?.id },
    });
    const { text } = await visitor.get('/pricing');
    const page = extractText(/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '');
    const links = [...text.matchAll(/\/credits\/\d+\?country=([A-Z]{2})/g)].map((each) => each[1]);
    expect(new Set(links)).toEqual(new Set([country]));
    expect(page).toContain(
      new Intl.NumberFormat('en', { style: 'percent' }).format(vat / 10_000).slice(0, 2),
    );
  });

  test('sees another country everywhere once it is chosen', async () => {
    const visitorOfChoice = visitor;
    visitorOfChoice.setCookie('vonk_country', 'CH');
    const { country: listed, packages } = await fetchPrices(visitorOfChoice);
    const order = await fetchOrder(visitorOfChoice, packages[0]?.id ?? 0);
    expect([listed, order.country, order.package.currency]).toEqual(['CH', 'CH', 'CHF']);
    expect((await visitorOfChoice.get('/pricing')).text).toContain('?country=CH');
    // The page's URL takes precedence.
    expect((await fetchOrder(visitorOfChoice, packages[0]?.id ?? 0, { country: 'NL' })).country).toBe('NL');
  });
});

test.each([
  [herzfunke, 'DE'],
  [vlinder, 'NL'],
  ['gnista.localhost', 'SE'],
  ['localhost', 'GB'],
])('a stranger at %s sees the country of the brand', async (host, country) => {
  const visitor = new Browser(host);
  expect((await fetchPrices(visitor)).country).toBe(country);
  expect((await visitor.get('/pricing')).text).toContain(`?country=${country}`);
  const { body } = await visitor.call<{ geoip_selected_country: string }>('GET /api/settings.php');
  expect(body.geoip_selected_country).toBe(country);
});

test('payment, receipt and a later order use the country of the order', async () => {
  const { visitor } = await confirmed('Emma', livesIn('NL', 'NL-UT', 'Utrecht'), vlinder);
  const offered = (await fetchPrices(visitor)).packages.find((each) => each.kind === 'premium');
  const { country, amount, vat_rate: rate, discount } = await fetchOrder(visitor, offered?.id ?? 0);
  const { body } = await visitor.call<{ payment: Payment }>('POST /api/payment.php', {
    body: {
      package_id: offered?.id,
      country,
      method: 'ideal',
      code: discount?.code ?? null,
      amount,
      begin_at_once: true,
    },
    key: crypto.randomUUID(),
  });
  expect(body.payment).toMatchObject({ country: 'NL', vat_rate: rate, currency: 'EUR' });
  expect(rate).toBe(2100);
});
