import { paymentState, nextLook } from './payments.ts';

const paid = { status: 'completed', failure: null, amount: 4599, refunded: 0, charged_back: 0 } as const;

test.each([
  [{}, 'completed'],
  [{ refunded: 1 }, 'partly_returned'],
  [{ charged_back: 4598 }, 'partly_returned'],
  [{ refunded: 4599 }, 'refunded'],
  [{ charged_back: 4599 }, 'charged_back'],
  // May include a bank's fee.
  [{ charged_back: 5000 }, 'charged_back'],
  [{ refunded: 2000, charged_back: 2599 }, 'charged_back'],
  [{ status: 'pending' }, 'pending'],
  [{ status: 'failed', failure: 'declined' }, 'failed'],
  [{ status: 'failed', failure: 'expired' }, 'failed'],
  [{ status: 'failed', failure: 'cancelled' }, 'cancelled'],
  // A late payment that was returned.
  [{ status: 'failed', refunded: 4599 }, 'failed'],
] as const)('%j is %s', (change, state) => {
  expect(paymentState({ ...paid, ...change })).toBe(state);
});

it('looks after 1, 2, 3 and then every 5 seconds', () => {
  expect([0, 1, 2, 3, 4, 100].map(nextLook)).toEqual([1_000, 2_000, 3_000, 5_000, 5_000, 5_000]);
});
