import type { CreditPackage } from '#lib/contract/commerce/packages.ts';
import type { Order } from '#lib/contract/commerce/orders.ts';
import { Visitor } from '#tests/support/http.ts';
import { database } from '#tests/support/test-database.ts';
import { herzfunke, premium, unconfirmed, vlinder, type Person } from '#tests/support/cast.ts';

let alice: Person;
/** Has used up the discount. */
let bob: Person;

beforeAll(async () => {
  alice = await unconfirmed('Alice');
  bob = await premium();
});

type PriceList = { country: string; vat_rate: number; packages: CreditPackage[] };

const priceList = async (country: string, host = herzfunke) =>
  (await new Visitor(host).call<PriceList>('GET /api/packages.php', { query: { country } })).body;

const order = (query: Record<string, string | number>, { visitor } = alice) =>
  visitor.call<{ order: Order; error?: string; fields?: unknown }>('GET /api/order.php', { query });

/** The package of a size in a country's currency. */
async function requirePackage(country: string, credits: number, kind = 'credits'): Promise<CreditPackage> {
  const { packages } = await priceList(country);
  const found = packages.find((each) => each.credits === credits && each.kind === kind);
  if (!found) throw new Error(`No ${kind} of ${credits} in ${country}`);
  return found;
}

// Prices of 6, 15, 35, 55 and 100 credits in minor units, repeated here so that changes are noticed.
const prices = {
  EUR: [999, 2199, 4599, 6969, 10999],
  CHF: [1090, 2390, 4990, 7590, 11990],
  DKK: [7500, 16500, 34500, 52500, 82500],
  SEK: [11500, 24900, 51900, 78900, 124900],
  NOK: [11900, 25900, 53900, 81900, 128900],
  PLN: [4390, 9590, 19990, 30490, 47990],
  GBP: [899, 1899, 3999, 5999, 9499],
  USD: [1099, 2399, 4999, 7599, 11999],
};

const countries = [
  ...['DE', 'AT', 'LU', 'NL', 'BE', 'FR', 'IT', 'ES', 'FI', 'IE', 'MT'].map((country) => [country, 'EUR']),
  ...['CH', 'LI'].map((country) => [country, 'CHF']),
  ...['DK DKK', 'SE SEK', 'NO NOK', 'PL PLN', 'GB GBP', 'US USD'].map((pair) => pair.split(' ')),
] as [string, keyof typeof prices][];

test.each(countries)('%s pays the prices of the list in %s', async (country, currency) => {
  for (const host of [herzfunke, vlinder, 'gnista.localhost', 'localhost']) {
    const { packages, country: actualCountry } = await priceList(country, host);
    const bundles = packages.filter(({ kind }) => kind === 'credits');
    const tiers = packages.filter(({ kind }) => kind === 'premium');
    expect([actualCountry, new Set(packages.map((each) => each.currency))]).toEqual([
      country,
      new Set([currency]),
    ]);
    expect(bundles.map(({ amount }) => amount)).toEqual(prices[currency]);
    expect(bundles.map(({ credits }) => credits)).toEqual([6, 15, 35, 55, 100]);
    expect(tiers.map(({ amount, tier }) => [tier, amount])).toEqual(
      ['p0', 'p1', 'p2', 'p3'].map((tier, at) => [tier, prices[currency][at]]),
    );
    // One of each kind is highlighted: by orders, or as a tip while there are too few.
    const marked = [bundles, tiers].map((each) => each.filter(({ tip, popular }) => tip || popular).length);
    expect(marked).toEqual([1, 1]);
  }
});

test('a country that the brand does not sell in gets the list of its first', async () => {
  expect((await priceList('JP')).country).toBe('DE');
});

test('what has no price is not shown beside it', async () => {
  const { packages } = await priceList('DE');
  const cheap = packages.filter(({ methods }) => methods.includes('paysafecard'));
  expect(cheap.length).toBeGreaterThan(0);
  expect(cheap.every(({ amount }) => amount <= 5_000)).toBe(true);
  expect(packages.filter(({ amount }) => amount > 100_000)).toEqual([]);
  expect((await priceList('SE')).packages[0]?.methods.slice(0, 2)).toEqual(['vipps', 'swish']);
});

test.each([
  ['DE', 4599, 1900, 734],
  ['FI', 4599, 2550, 934],
  ['LU', 4599, 1700, 668],
  ['CH', 4990, 810, 374],
  ['NO', 53900, 2500, 10780],
  ['US', 4999, 0, 0],
])('an order from %s says what of %i is VAT', async (country, amount, rate, part) => {
  const { id } = await requirePackage('DE', 35);
  const { body } = await order({ package_id: id, country }, bob);
  expect(body.order).toMatchObject({
    country,
    amount,
    list_amount: amount,
    vat_rate: rate,
    vat_amount: part,
  });
});

describe('an order', () => {
  test('is in the currency of the country that the member chooses', async () => {
    const { id } = await requirePackage('DE', 15, 'premium');
    const { body } = await order({ package_id: id, country: 'NO' });
    const norwegian = await requirePackage('NO', 15, 'premium');
    expect(body.order).toMatchObject({ country: 'NO', package: norwegian, list_amount: 25900 });
    expect(body.order.methods).toEqual(['vipps', 'creditcard', 'paypal', 'applepay']);
    expect(body.order.countries).toHaveLength(19);
  });

  test('is of the member’s country where none is given, whichever package it was', async () => {
    const { id } = await requirePackage('PL', 55);
    expect((await order({ package_id: id })).body.order).toMatchObject({ country: 'DE', list_amount: 6969 });
  });

  test('is of a package that this brand sells', async () => {
    const { packages } = await priceList('DE', vlinder);
    const refused = await Promise.all([
      order({ package_id: packages[0]?.id ?? 0 }),
      order({ package_id: 9_007_199_254_740 }),
    ]);
    expect(refused.map(({ status, body }) => [status, body.error])).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
  });

  test('is from a country that the brand sells in', async () => {
    const { id } = await requirePackage('DE', 6);
    const { status, body } = await order({ package_id: id, country: 'JP' });
    expect([status, body.fields]).toEqual([422, { country: 'unknown_value' }]);
  });
});

describe('the lowest price of the last 30 days', () => {
  test('is that of the demo packages whose price rose', async () => {
    const { packages } = await priceList('DE');
    const risen = packages.filter(({ amount, lowest_amount: lowest }) => lowest !== amount);
    expect(risen).toMatchObject([
      { tier: 'p2', amount: 4599, lowest_amount: 4299 },
      { tier: 'p3', amount: 6969, lowest_amount: 6499 },
    ]);
  });

  test.each([
    ['one price only', [['60 days', 5500]], 5500],
    [
      'the price that was valid when they began',
      [
        ['60 days', 3000],
        ['31 days', 4000],
        ['10 days', 6000],
      ],
      4000,
    ],
    [
      'one that came within them',
      [
        ['60 days', 6000],
        ['20 days', 4800],
        ['10 days', 5900],
      ],
      4800,
    ],
    [
      'one that ended just within them',
      [
        ['60 days', 3000],
        ['29 days 23:59', 6000],
      ],
      3000,
    ],
    [
      'not one that ended before them',
      [
        ['60 days', 3000],
        ['30 days 00:01', 6000],
      ],
      5500,
    ],
    [
      'that of today',
      [
        ['60 days', 7000],
        ['10 days', 6000],
      ],
      5500,
    ],
    [
      'not one that is to come',
      [
        ['60 days', 7000],
        ['-1 days', 1000],
      ],
      5500,
    ],
  ] as [string, [string, number][], number][])('counts %s', async (_what, history, lowest) => {
    // A temporary package in a size that no other has.
    const { rows } = await database.query<{ id: number }>(
      `insert into credit_packages (brand_id, credits, amount, currency) values ('gnista', 7777, 5500, 'USD') returning id`,
    );
    const id = rows[0]?.id ?? 0;
    try {
      for (const [ago, amount] of history)
        await database.query('insert into package_prices values ($1, $2, now() - $3::interval)', [
          id,
          amount,
          ago,
        ]);
      const carla = await premium('gnista.localhost');
      expect((await order({ package_id: id }, carla)).body.order.package).toMatchObject({
        amount: 5500,
        lowest_amount: lowest,
      });
    } finally {
      await database.query('delete from credit_packages where id = $1', [id]);
    }
  });

  test('keeps every price that a package ever had', async () => {
    const { rows } = await database.query<{ id: number }>(
      `insert into credit_packages (brand_id, credits, amount, currency) values ('gnista', 7776, 900, 'USD') returning id`,
    );
    const id = rows[0]?.id ?? 0;
    await database.query('update credit_packages set amount = 800 where id = $1', [id]);
    await database.query('update credit_packages set popular = true where id = $1', [id]);
    const stored = await database.query(
      'select amount from package_prices where package_id = $1 order by effective_at',
      [id],
    );
    await database.query('delete from credit_packages where id = $1', [id]);
    expect(stored.rows).toEqual([{ amount: 900 }, { amount: 800 }]);
  });
});

test('a package no longer on sale is neither listed nor ordered', async () => {
  const { rows } = await database.query<{ id: number }>(
    `insert into credit_packages (brand_id, credits, amount, currency, active)
     values ('herzfunke', 7775, 900, 'USD', false) returning id`,
  );
  const id = rows[0]?.id ?? 0;
  const { status } = await order({ package_id: id });
  await database.query('delete from credit_packages where id = $1', [id]);
  expect(status).toBe(404);
});
