import { fc } from '#tests/support/properties.ts';
import { discountedAmount } from './discount-amount.ts';

test.each([
  [999, 25, 749],
  [4599, 25, 3449],
  [1000, 25, 750],
  [10999, 10, 9899],
  [3, 99, 1],
])('%i less %i percent is %i', (listAmount, percentage, amount) => {
  expect(discountedAmount(listAmount, percentage)).toBe(amount);
});

const price = fc.integer({ min: 1, max: 100_000_000 });
const percentage = fc.integer({ min: 1, max: 99 });

test('is whole, something, below the price, and less than a unit in favour of the member', () => {
  fc.assert(
    fc.property(price, percentage, (listAmount, percent) => {
      const amount = discountedAmount(listAmount, percent);
      const exact = (listAmount * (100 - percent)) / 100;
      expect(Number.isInteger(amount)).toBe(true);
      expect(amount).toBeGreaterThanOrEqual(1);
      expect(amount).toBeLessThanOrEqual(listAmount);
      expect(amount).toBeLessThanOrEqual(Math.max(1, exact));
      expect(exact - amount).toBeLessThan(1);
    }),
  );
});

test('never rises with the percentage', () => {
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 98 }), (listAmount, percent) => {
      expect(discountedAmount(listAmount, percent + 1)).toBeLessThanOrEqual(
        discountedAmount(listAmount, percent),
      );
    }),
  );
});
