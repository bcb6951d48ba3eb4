import { PaymentMethod as MollieMethod } from '@mollie/api-client';
import { fc } from '#tests/support/properties.ts';
import { paymentMethods } from '#lib/contract/commerce/payment-methods.ts';
import { locales } from '#lib/contract/scalars.ts';
import { fromMollieAmount, fromMollieStatus, toMollieAmount, toMollieLocale } from './mollie-words.ts';

test.each([
  [1, '0.01'],
  [99, '0.99'],
  [100, '1.00'],
  [2_199, '21.99'],
  [1_000_000, '10000.00'],
])('%i minor units are %s', (amount, value) => {
  expect(toMollieAmount(amount, 'PLN')).toEqual({ value, currency: 'PLN' });
});

test('amounts survive the conversion, and anything else equals none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (amount) => {
      expect(fromMollieAmount(toMollieAmount(amount, 'EUR'))).toBe(amount);
    }),
  );
  for (const value of ['', '21', '21.9', '21.990', '-1.00', '1e3', '21,99', ' 21.99'])
    expect(fromMollieAmount({ value })).toBeNaN();
});

test('every method has its name at Mollie', () => {
  for (const method of paymentMethods) expect(MollieMethod[method]).toBe(method);
});

test('every language has a locale, that of the country if there is one', () => {
  for (const locale of locales) expect(toMollieLocale(locale, 'FR')).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
  expect(toMollieLocale('de', 'CH')).toBe('de_CH');
  expect(toMollieLocale('de', 'FR')).toBe('de_DE');
  expect(toMollieLocale('nl', 'BE')).toBe('nl_BE');
  expect(toMollieLocale('nb', 'NO')).toBe('nb_NO');
});

test.each([
  ['open', null, null, 'open', null],
  ['pending', 'directdebit', null, 'open', null],
  ['authorized', 'creditcard', null, 'open', null],
  ['paid', 'ideal', null, 'paid', null],
  ['canceled', 'ideal', null, 'failed', 'cancelled'],
  ['expired', 'banktransfer', null, 'failed', 'expired'],
  ['failed', 'creditcard', 'invalid_cvv', 'failed', 'card_failed'],
  ['failed', 'creditcard', null, 'failed', 'card_failed'],
  ['failed', 'creditcard', 'insufficient_funds', 'failed', 'declined'],
  ['failed', 'paypal', null, 'failed', 'declined'],
])('%s by %s (%s) is %s %s', (status, method, reason, expected, failure) => {
  expect(fromMollieStatus(status, method, reason)).toEqual({ status: expected, failure });
});
