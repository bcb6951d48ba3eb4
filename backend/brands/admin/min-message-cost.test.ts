import { minMessageCost } from './min-message-cost.ts';

const sold = [
  { credits: 6, amount: 999, currency: 'EUR' },
  { credits: 100, amount: 10_999, currency: 'EUR' },
];

it('is the price of a message in the best-value package, rounded up', () => {
  expect(minMessageCost(sold, 1)).toEqual({ costs: 110, currency: 'EUR' });
  expect(minMessageCost(sold, 3)).toEqual({ costs: 330, currency: 'EUR' });
  expect(minMessageCost([sold[0] ?? { credits: 1, amount: 1, currency: 'EUR' }], 1)).toEqual({
    costs: 167,
    currency: 'EUR',
  });
});

it('is nothing where messages are free, and unknown where nothing is sold', () => {
  expect(minMessageCost(sold, 0)).toEqual({ costs: 0, currency: 'EUR' });
  expect(minMessageCost([], 1)).toBeNull();
});
