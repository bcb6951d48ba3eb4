import { discountedPrice } from './discounted-price.ts';

const quarter = {
  value_percentage: 25,
  minimum_order_value: 0,
  country: null,
  currency: null,
  paymentmethods: [],
};
const bundle = {
  amount: 4599,
  lowest_amount: 4599,
  currency: 'EUR',
  methods: ['paypal', 'creditcard'] as ('paypal' | 'creditcard')[],
};

it.each([
  [4599, 25, 3449],
  [999, 25, 749],
  [10_999, 10, 9899],
  [1, 99, 1],
  [0, 25, 0],
])('%i with %i %% off is %i', (amount, value_percentage, price) => {
  expect(
    discountedPrice({ ...bundle, amount, lowest_amount: amount }, { ...quarter, value_percentage }, 'DE'),
  ).toBe(price);
});

it.each([
  ['another country', { country: 'CH' }],
  ['another currency', { currency: 'CHF' }],
  ['a larger order', { minimum_order_value: 4600 }],
  ['other methods', { paymentmethods: ['ideal'] }],
])('is none where the discount asks for %s', (_name, change) => {
  expect(discountedPrice(bundle, { ...quarter, ...change }, 'DE')).toBeNull();
});

it('counts from the lowest price of the last 30 days', () => {
  expect(discountedPrice({ ...bundle, lowest_amount: 4299 }, quarter, 'DE')).toBe(3224);
});

it('goes with an order that keeps every condition to the unit', () => {
  const discount = {
    ...quarter,
    country: 'DE',
    currency: 'EUR',
    minimum_order_value: 4599,
    paymentmethods: ['paypal'],
  };
  expect(discountedPrice(bundle, discount, 'DE')).toBe(3449);
});
