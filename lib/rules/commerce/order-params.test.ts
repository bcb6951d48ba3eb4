import { debitPath, orderPath, parseDebitQuery, parseOrderPath, type OrderParams } from './order-params.ts';

const nothing: OrderParams = { packageId: 12, method: null, country: null, code: null };

test.each<[string, Partial<OrderParams>]>([
  ['/credits/12', {}],
  ['/credits/12/paypal', { method: 'paypal' }],
  ['/credits/12/twint?country=CH&code=HELLO10', { method: 'twint', country: 'CH', code: 'HELLO10' }],
  ['/credits/12?code=A%26B+C', { code: 'A&B C' }],
])('%s is written and read alike', (path, params) => {
  expect(orderPath({ ...nothing, ...params })).toBe(path);
  const url = new URL(path, 'https://herzfunke.example');
  expect(parseOrderPath(`/fi${url.pathname}`, url.searchParams, 12)).toEqual({ ...nothing, ...params });
});

test.each([
  ['/credits/12/giropay?country=de', 'a dead method and a country in small letters'],
  ['/credits/12/12?country=GER&code=%20', 'no method, no country, no code'],
])('%s names %s', (path) => {
  const url = new URL(path, 'https://herzfunke.example');
  expect(parseOrderPath(url.pathname, url.searchParams, 12)).toEqual(nothing);
});

test('no code is longer than any code can be', () => {
  const query = new URLSearchParams({ code: 'x'.repeat(60) });
  expect(parseOrderPath('/credits/12', query, 12).code).toHaveLength(40);
});

test('a direct debit names its package in the query', () => {
  const params: OrderParams = { packageId: 12, method: 'directdebit', country: 'AT', code: 'HELLO10' };
  expect(debitPath(params)).toBe('/directdebit?package=12&country=AT&code=HELLO10');
  expect(parseDebitQuery(new URLSearchParams('package=12&country=AT&code=HELLO10'))).toEqual(params);
  for (const wrong of ['', 'package=', 'package=0', 'package=a', 'package=1.5', 'package=-3'])
    expect(parseDebitQuery(new URLSearchParams(wrong))).toBeNull();
});
