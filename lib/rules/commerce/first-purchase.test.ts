import { isFirstPurchase } from './first-purchase.ts';

const sums = { amount: 999, refunded: 0, charged_back: 0 };
const completed = (payment_id: number) => ({ ...sums, payment_id, status: 'completed' as const });
const failed = (payment_id: number) => ({ ...sums, payment_id, status: 'failed' as const });

it('is the first that was completed, whatever failed before', () => {
  expect(isFirstPurchase(3, [completed(3), failed(2), failed(1)], false)).toBe(true);
  expect(isFirstPurchase(3, [completed(4), completed(3)], false)).toBe(true);
});

it('is no later one, nor one that is not completed', () => {
  expect(isFirstPurchase(3, [completed(3), completed(1)], true)).toBe(false);
  expect(isFirstPurchase(3, [failed(3)], false)).toBe(false);
});

it('is the next one once the first has gone back', () => {
  const back = { ...completed(1), charged_back: 999 };
  expect(isFirstPurchase(3, [completed(3), back], false)).toBe(true);
  expect(isFirstPurchase(1, [back], false)).toBe(false);
});

it('is not known as long as older payments are not', () => {
  expect(isFirstPurchase(3, [completed(3)], true)).toBeNull();
});
