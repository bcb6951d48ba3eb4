import { nextLook } from './payment-polling.ts';

it('looks after 1, 2, 3 and then every 5 seconds', () => {
  expect([0, 1, 2, 3, 4, 100].map(nextLook)).toEqual([1_000, 2_000, 3_000, 5_000, 5_000, 5_000]);
});
