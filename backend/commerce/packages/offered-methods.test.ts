import { fc } from '#tests/support/properties.ts';
import {
  deadPaymentMethods,
  lateMethods,
  paymentMethods,
  type PaymentMethod,
} from '#lib/contract/commerce/payment-methods.ts';
import { demoBrands } from '#demo/brands.ts';
import { getCountryCurrency } from './currencies.ts';
import { methodRules, listMethodsOfCountries, offeredMethods, type OrderToPay } from './offered-methods.ts';

const countries = demoBrands[0]?.settings.countries ?? [];
const currencies = ['EUR', 'CHF', 'DKK', 'SEK', 'NOK', 'PLN', 'GBP', 'USD'];
const everything = [...paymentMethods, ...deadPaymentMethods];

/** The methods of a brand with all methods enabled, in the country's own currency by default. */
function offer(country: string, changes: Partial<OrderToPay> = {}) {
  return offeredMethods({
    country,
    currency: getCountryCurrency(country),
    amount: 4599,
    brandMethods: everything,
    date: new Date('2026-11-21T10:00:00Z'),
    hasCreditorId: true,
    ...changes,
  });
}

const anywhere = ['creditcard', 'paypal', 'applepay'];
const later = ['directdebit', 'banktransfer', 'paysafecard'];

describe('payment methods', () => {
  test.each([
    ['DE', [...anywhere, ...later]],
    ['AT', ['eps', ...anywhere, ...later]],
    ['CH', ['twint', ...anywhere]],
    ['LI', anywhere],
    ['LU', [...anywhere, ...later]],
    ['NL', ['ideal', ...anywhere, ...later]],
    ['BE', ['bancontact', ...anywhere, ...later]],
    ['FR', [...anywhere, ...later]],
    ['IT', ['satispay', ...anywhere, ...later]],
    ['ES', [...anywhere, ...later]],
    ['DK', ['mobilepay', ...anywhere]],
    ['SE', ['vipps', 'swish', ...anywhere]],
    ['FI', ['mobilepay', ...anywhere, ...later]],
    ['NO', ['vipps', ...anywhere]],
    ['PL', ['blik', 'przelewy24', ...anywhere]],
    ['GB', anywhere],
    ['IE', [...anywhere, ...later]],
    ['MT', [...anywhere, ...later]],
    ['US', anywhere],
  ])('of %s, in their order', (country, methods) => {
    expect(offer(country)).toEqual(methods);
  });

  test.each([
    ['directdebit', 'DE', 'EUR', 1, 100_000],
    ['ideal', 'NL', 'EUR', 1, 5_000_000],
    ['eps', 'AT', 'EUR', 100, 1_000_000],
    ['paysafecard', 'DE', 'EUR', 1, 5_000],
  ] as const)('%s ends at its limits', (method, country, currency, min, max) => {
    const at = (amount: number) => offer(country, { currency, amount }).includes(method);
    expect([at(min - 1), at(min), at(max), at(max + 1)]).toEqual([false, true, true, false]);
  });

  test.each([
    ['twint', 'CH', ['CHF']],
    ['swish', 'SE', ['SEK']],
    ['blik', 'PL', ['PLN']],
    ['przelewy24', 'PL', ['EUR', 'PLN']],
    ['ideal', 'NL', ['EUR']],
    ['bancontact', 'BE', ['EUR']],
    ['eps', 'AT', ['EUR']],
    ['satispay', 'IT', ['EUR']],
    ['directdebit', 'CH', ['EUR']],
    ['banktransfer', 'PL', ['EUR']],
    ['creditcard', 'US', currencies],
    ['paypal', 'DE', currencies],
  ] as const)('%s takes in %s the currencies it takes', (method, country, taken) => {
    const found = currencies.filter((currency) => offer(country, { currency }).includes(method));
    expect(found).toEqual([...taken]);
  });

  it('has nothing of one country in another', () => {
    const at = (method: string) =>
      countries.filter((country) =>
        currencies.some((currency) => (offer(country, { currency }) as string[]).includes(method)),
      );
    expect({
      ideal: at('ideal'),
      vipps: at('vipps'),
      mobilepay: at('mobilepay'),
      twint: at('twint'),
    }).toEqual({
      ideal: ['NL'],
      vipps: ['SE', 'NO'],
      mobilepay: ['DK', 'FI'],
      twint: ['CH'],
    });
    expect(at('directdebit')).not.toContain('US');
    expect(at('banktransfer')).not.toContain('GB');
  });

  it('collects by direct debit only for a company with a creditor identifier', () => {
    expect(offer('DE', { hasCreditorId: false })).not.toContain('directdebit');
  });

  it('follows the day from which on and until which a rule holds', () => {
    const dated = { ...methodRules, paypal: { from: '2026-11-20', until: '2026-11-22' } };
    const on = (day: string) =>
      offeredMethods(
        {
          country: 'DE',
          currency: 'EUR',
          amount: 999,
          brandMethods: ['paypal'],
          date: new Date(`${day}T23:59:59Z`),
          hasCreditorId: true,
        },
        dated,
      ).length;
    expect(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(on)).toEqual([0, 1, 1, 0]);
  });
});

const anyOrder = fc.record({
  country: fc.constantFrom(...countries, 'XX'),
  currency: fc.constantFrom(...currencies),
  amount: fc.integer({ min: 1, max: 10_000_000 }),
  brandMethods: fc.subarray([...everything, 'unknown']),
  date: fc.date({ min: new Date('2023-01-01'), max: new Date('2033-01-01'), noInvalidDate: true }),
  hasCreditorId: fc.boolean(),
});

describe('payment methods, whatever is ordered', () => {
  it('are switched on by the brand, supported, and listed once', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const offered = offeredMethods(order);
        expect(new Set(offered).size).toBe(offered.length);
        for (const method of offered) expect(order.brandMethods).toContain(method);
        for (const method of deadPaymentMethods) expect(offered).not.toContain(method);
      }),
      { numRuns: 1000 },
    );
  });

  it('grow with what the brand switches on and never take another away', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const all = offeredMethods({ ...order, brandMethods: everything });
        expect(offeredMethods(order)).toEqual(all.filter((each) => order.brandMethods.includes(each)));
      }),
    );
  });

  it('put paysafecard on nothing dearer than 50 euros and no late method on another currency', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const offered = offeredMethods({ ...order, brandMethods: everything });
        const isEuro = order.currency === 'EUR';
        const has = (method: PaymentMethod) => offered.includes(method);
        expect(has('paysafecard') && (order.amount > 5_000 || !isEuro)).toBe(false);
        expect(lateMethods.some(has) && !isEuro).toBe(false);
        expect(has('directdebit') && order.amount > 100_000).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

test('a brand names no method that none of its countries has, and no defunct one', () => {
  const brand = ['ideal', 'creditcard', 'giropay', 'twint', 'directdebit'];
  expect(listMethodsOfCountries(brand, ['DE', 'CH'])).toEqual(['creditcard', 'twint', 'directdebit']);
  expect(listMethodsOfCountries(brand, ['US'])).toEqual(['creditcard']);
  expect(listMethodsOfCountries(everything, countries)).toEqual([...paymentMethods]);
});
