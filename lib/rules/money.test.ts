import { money } from '../contract/money.ts';
import { pricePerMessage } from './money.ts';

test.each([
  [123450, 'EUR', 'de', '1.234,50 €'],
  [123450, 'EUR', 'nl', '€ 1.234,50'],
  [123450, 'EUR', 'en', '€1,234.50'],
  [999, 'SEK', 'sv', '9,99 kr'],
])('%d %s in %s', (amount, currency, locale, text) => {
  expect(money(amount, currency, locale).replaceAll('\u00a0', ' ')).toBe(text);
});

test('a message never costs more than it says', () => {
  expect(pricePerMessage(999, 6, 1)).toBe(167);
  expect(pricePerMessage(10_000, 100, 2)).toBe(200);
  expect(pricePerMessage(999, 6, 0)).toBeNull();
});
