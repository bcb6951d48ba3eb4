import { formatMoney } from './format-money.ts';
import { locales } from '../languages.ts';

/** Replaces narrow and wide non-breaking spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
  ['da', '1.234,50 €'],
  ['de', '1.234,50 €'],
  ['nl', '€ 1.234,50'],
  ['en', '€1,234.50'],
  ['es', '1234,50 €'],
  ['it', '1234,50 €'],
  ['pl', '1234,50 €'],
  ['fr', '1 234,50 €'],
  ['fi', '1 234,50 €'],
  ['nb', '1 234,50 €'],
  ['sv', '1 234,50 €'],
])('1234.5 euros in %s', (locale, text) => {
  expect(plain(formatMoney(123_450, 'EUR', locale))).toBe(text);
});

test.each([
  ['de', 'CHF 8.95'],
  ['fr', '8.95 CHF'],
  ['it', 'CHF 8.95'],
  ['en', 'CHF 8.95'],
  ['pl', '8,95 CHF'],
])('8.95 francs in %s', (locale, text) => {
  expect(plain(formatMoney(895, 'CHF', locale))).toBe(text);
});

const signs = {
  EUR: /€/,
  CHF: /CHF/,
  DKK: /kr|DKK/,
  SEK: /kr|SEK/,
  NOK: /kr|NOK/,
  PLN: /zł|PLN/,
  GBP: /£|GBP/,
  USD: /\$|USD/,
};

const pairs = locales.flatMap((locale) => Object.keys(signs).map((currency) => [locale, currency] as const));

test.each(pairs)('every cent stands in %s in %s', (locale, currency) => {
  for (const amount of [0, 1, 99, 100, 4599, 10_999, 128_900]) {
    const text = formatMoney(amount, currency, locale);
    expect(text).toMatch(signs[currency as keyof typeof signs]);
    expect(Number(text.replaceAll(/\D/g, ''))).toBe(amount);
    expect(text).toMatch(new RegExp(`[.,]${String(amount % 100).padStart(2, '0')}(?!\\d)`));
  }
});
