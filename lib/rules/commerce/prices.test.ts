import { pricePerMessage, cardLabels } from './prices.ts';

test('a message never costs more than it says', () => {
  expect(pricePerMessage(999, 6, 1)).toBe(167);
  expect(pricePerMessage(10_000, 100, 2)).toBe(200);
  expect(pricePerMessage(999, 6, 0)).toBeNull();
});

test.each([
  ['FR', ['CB', 'Visa', 'Mastercard']],
  ['DK', ['Dankort', 'Visa', 'Mastercard']],
  ['IT', ['Nexi', 'Visa', 'Mastercard']],
  ['DE', ['Visa', 'Mastercard']],
])('names the cards of %s', (country, labels) => {
  expect(cardLabels(country)).toEqual(labels);
});
