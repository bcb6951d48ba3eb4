import { fc } from '#tests/support/properties.ts';
import { computeRefund } from './withdrawal-refund.ts';

const nothing = { amount: 0, credits: 0 };
const order = { credits: 55, amount: 6969, begun: true, returned: nothing };
const all = { ...order, balance: 55 };

test.each([
  [{ ...all }, { credits: 55, amount: 6969, spent: 0 }],
  [
    { ...all, balance: 200 },
    { credits: 55, amount: 6969, spent: 0 },
  ],
  [
    { ...all, balance: 54 },
    { credits: 54, amount: 6843, spent: 126 },
  ],
  [
    { ...all, balance: 0 },
    { credits: 0, amount: 0, spent: 6969 },
  ],
  [
    { ...all, credits: 6, amount: 999, balance: 1 },
    { credits: 1, amount: 167, spent: 832 },
  ],
])('%j leaves %j', (payment, { spent, ...left }) => {
  const part = computeRefund(payment);
  expect({ credits: part.credits, amount: part.amount }).toEqual(left);
  expect(part.spent.amount).toBe(spent);
});

test.each([55, 30, 0])(
  'without the request to begin everything is refunded, with a balance of %i',
  (balance) => {
    const part = computeRefund({ ...order, begun: false, balance });
    expect(part).toEqual({
      credits: balance,
      amount: 6969,
      spent: { credits: 0, amount: 0 },
    });
  },
);

test.each([true, false])('what a bank took back before does not go back twice (begun: %s)', (begun) => {
  const part = computeRefund({ ...all, begun, returned: { amount: 6969, credits: 0 } });
  expect(part).toMatchObject({ credits: 55, amount: 0 });
});

const anyOrder = fc.record({
  credits: fc.integer({ min: 1, max: 500 }),
  amount: fc.integer({ min: 1, max: 50_000 }),
  balance: fc.integer({ min: 0, max: 500 }),
  begun: fc.constant(true),
  returned: fc.constant(nothing),
});

test('whole cents, in total what was paid, and never less than the unused share', () => {
  fc.assert(
    fc.property(anyOrder, (each) => {
      const { credits, amount, spent } = computeRefund(each);
      expect(Number.isSafeInteger(amount)).toBe(true);
      expect(credits).toBeLessThanOrEqual(Math.min(each.credits, each.balance));
      expect(amount + spent.amount).toBe(each.amount);
      expect(Math.min(amount, spent.amount)).toBeGreaterThanOrEqual(0);
      expect(amount * each.credits).toBeGreaterThanOrEqual(each.amount * credits);
      expect(amount > 0).toBe(credits > 0);
    }),
  );
});

test('another message never brings more back', () => {
  fc.assert(
    fc.property(anyOrder, (each) => {
      const { amount } = computeRefund(each);
      const balance = Math.max(0, each.balance - 1);
      expect(computeRefund({ ...each, balance }).amount).toBeLessThanOrEqual(amount);
    }),
  );
});

test('never gives back more than was paid in total', () => {
  const amounts = fc.record({
    amount: fc.integer({ min: 0, max: 50_000 }),
    credits: fc.integer({ min: 0, max: 500 }),
  });
  fc.assert(
    fc.property(anyOrder, amounts, (each, returned) => {
      for (const begun of [true, false]) {
        const { amount } = computeRefund({ ...each, begun, returned });
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(Math.max(0, each.amount - returned.amount));
      }
    }),
  );
});
