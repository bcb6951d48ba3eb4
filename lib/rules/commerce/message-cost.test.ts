import { minCost, formatMinCost } from './message-cost.ts';

const prices = {
  message_credits: 1,
  minimum_message_costs: {
    DE: { costs: 110, currency: 'EUR' },
    SE: { costs: 1249, currency: 'SEK' },
    GB: { costs: 95, currency: 'GBP' },
    US: { costs: 0, currency: 'USD' },
  },
};

test.each([
  [1, 'DE', { amount: 110, currency: 'EUR' }],
  [3, 'DE', { amount: 330, currency: 'EUR' }],
  [2, 'SE', { amount: 2498, currency: 'SEK' }],
  [0, 'DE', null],
  [1, 'US', null],
  [1, 'FR', null],
])('%d credits in %s', (credits, country, cost) => {
  expect(minCost(prices, credits, country)).toEqual(cost);
});

test('a part of a message is rounded up to the cent', () => {
  expect(minCost({ ...prices, message_credits: 3 }, 1, 'DE')).toEqual({ amount: 37, currency: 'EUR' });
  expect(minCost({ ...prices, message_credits: 3 }, 3, 'DE')).toEqual({ amount: 110, currency: 'EUR' });
});

test('has no price where messages cost no credits', () => {
  expect(minCost({ ...prices, message_credits: 0 }, 2, 'DE')).toBeNull();
});

test.each([
  ['DE', 'de', '1,10 €'],
  ['DE', 'fi', '1,10 €'],
  ['DE', 'en', '€1.10'],
  ['SE', 'sv', '12,49 kr'],
  ['SE', 'de', '12,49 SEK'],
  ['GB', 'en', '£0.95'],
])('the price of %s in %s', (country, locale, text) => {
  expect(formatMinCost(prices, 1, country, locale)?.replaceAll('\u00a0', ' ')).toBe(text);
});
