import { fc } from '#tests/support/properties.ts';
import { unusedPart } from './unused-part.ts';

const nothing = { amount: 0, credits: 0 };
const order = { credits: 55, amount: 6969, begun: true, seen: 0, messageCredits: 1, returned: nothing };
const all = { ...order, balance: 55 };

test.each([
  [{ ...all }, { credits: 55, amount: 6969, spent: 0, seen: 0 }],
  [
    { ...all, balance: 200 },
    { credits: 55, amount: 6969, spent: 0, seen: 0 },
  ],
  [
    { ...all, balance: 54 },
    { credits: 54, amount: 6843, spent: 126, seen: 0 },
  ],
  [
    { ...all, balance: 0 },
    { credits: 0, amount: 0, spent: 6969, seen: 0 },
  ],
  [
    { ...all, credits: 6, amount: 999, balance: 1 },
    { credits: 1, amount: 167, spent: 832, seen: 0 },
  ],
  [
    { ...all, seen: 2 },
    { credits: 55, amount: 6716, spent: 0, seen: 253 },
  ],
  [
    { ...all, seen: 2, messageCredits: 3 },
    { credits: 55, amount: 6209, spent: 0, seen: 760 },
  ],
  [
    { ...all, seen: 900 },
    { credits: 55, amount: 3485, spent: 0, seen: 3484 },
  ],
  [
    { ...all, seen: 900, balance: 1 },
    { credits: 1, amount: 64, spent: 6842, seen: 63 },
  ],
])('%j leaves %j', (payment, { spent, seen, ...left }) => {
  const part = unusedPart(payment);
  expect({ credits: part.credits, amount: part.amount }).toEqual(left);
  expect([part.spent.amount, part.seen.amount]).toEqual([spent, seen]);
});

test.each([55, 30, 0])(
  'without the request to begin all of it goes back, with a balance of %i',
  (balance) => {
    const part = unusedPart({ ...order, begun: false, seen: 900, balance });
    expect(part).toEqual({
      credits: balance,
      amount: 6969,
      spent: { credits: 0, amount: 0 },
      seen: { members: 0, amount: 0 },
    });
  },
);

test.each([true, false])('what a bank took back before does not go back twice (begun: %s)', (begun) => {
  const part = unusedPart({ ...all, begun, returned: { amount: 6969, credits: 0 } });
  expect(part).toMatchObject({ credits: 55, amount: 0, seen: { amount: 0 } });
});

const anyOrder = fc.record({
  credits: fc.integer({ min: 1, max: 500 }),
  amount: fc.integer({ min: 1, max: 50_000 }),
  balance: fc.integer({ min: 0, max: 500 }),
  seen: fc.integer({ min: 0, max: 300 }),
  messageCredits: fc.integer({ min: 0, max: 20 }),
  begun: fc.constant(true),
  returned: fc.constant(nothing),
});

test('whole cents, together what was paid, and never less than half of what is unused', () => {
  fc.assert(
    fc.property(anyOrder, (each) => {
      const { credits, amount, spent, seen } = unusedPart(each);
      expect(Number.isSafeInteger(amount)).toBe(true);
      expect(credits).toBeLessThanOrEqual(Math.min(each.credits, each.balance));
      expect(amount + spent.amount + seen.amount).toBe(each.amount);
      expect(Math.min(amount, spent.amount, seen.amount)).toBeGreaterThanOrEqual(0);
      expect(seen.amount * 2).toBeLessThanOrEqual(each.amount);
      expect(2 * amount * each.credits).toBeGreaterThanOrEqual(each.amount * credits);
      expect(amount > 0).toBe(credits > 0);
    }),
  );
});

test('another message or another member seen never brings more back', () => {
  fc.assert(
    fc.property(anyOrder, (each) => {
      const { amount } = unusedPart(each);
      expect(unusedPart({ ...each, seen: each.seen + 1 }).amount).toBeLessThanOrEqual(amount);
      const balance = Math.max(0, each.balance - 1);
      expect(unusedPart({ ...each, balance }).amount).toBeLessThanOrEqual(amount);
    }),
  );
});

test('whatever went back before, no more than was paid goes back in all', () => {
  const amounts = fc.record({
    amount: fc.integer({ min: 0, max: 50_000 }),
    credits: fc.integer({ min: 0, max: 500 }),
  });
  fc.assert(
    fc.property(anyOrder, amounts, (each, returned) => {
      for (const begun of [true, false]) {
        const { amount } = unusedPart({ ...each, begun, returned });
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(Math.max(0, each.amount - returned.amount));
      }
    }),
  );
});
