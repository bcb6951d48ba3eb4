import { assert, integer, property } from 'fast-check';
import { unusedPart } from './unused-part.ts';

const nothing = { amount: 0, credits: 0 };

test.each([
  [
    { credits: 55, amount: 6969, balance: 55 },
    { credits: 55, amount: 6969 },
  ],
  [
    { credits: 55, amount: 6969, balance: 200 },
    { credits: 55, amount: 6969 },
  ],
  [
    { credits: 55, amount: 6969, balance: 54 },
    { credits: 54, amount: 6843 },
  ],
  [
    { credits: 55, amount: 6969, balance: 0 },
    { credits: 0, amount: 0 },
  ],
  [
    { credits: 6, amount: 999, balance: 1 },
    { credits: 1, amount: 167 },
  ],
])('%j leaves %j', (payment, left) => {
  expect(unusedPart({ ...payment, returned: nothing })).toEqual(left);
});

test('what a bank took back before does not go back twice', () => {
  expect(
    unusedPart({ credits: 55, amount: 6969, balance: 55, returned: { amount: 6969, credits: 0 } }),
  ).toEqual({ credits: 55, amount: 0 });
});

test('never more than was paid, never less than the share of what is unused', () => {
  const whole = integer({ min: 0, max: 500 });
  assert(
    property(
      integer({ min: 1, max: 500 }),
      integer({ min: 1, max: 50_000 }),
      whole,
      (credits, amount, balance) => {
        const left = unusedPart({ credits, amount, balance, returned: nothing });
        expect(left.credits).toBeLessThanOrEqual(Math.min(credits, balance));
        expect(left.amount).toBeLessThanOrEqual(amount);
        expect(left.amount * credits).toBeGreaterThanOrEqual(amount * left.credits);
      },
    ),
  );
});
