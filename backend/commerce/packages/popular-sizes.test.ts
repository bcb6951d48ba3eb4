import { pickPopularSizes } from './popular-sizes.ts';

const sold = (kind: 'credits' | 'premium', credits: number, orders: number) => ({ kind, credits, orders });

it.each([
  ['nothing without orders', [], {}],
  ['nothing of too few', [sold('premium', 15, 29)], {}],
  ['what is ordered most', [sold('premium', 35, 10), sold('premium', 15, 20)], { premium: 15 }],
  ['nothing where two are ordered as often', [sold('credits', 35, 20), sold('credits', 15, 20)], {}],
  ['each kind by itself', [sold('credits', 100, 40), sold('premium', 6, 5)], { credits: 100 }],
] as const)('says %s', (_what, counts, sizes) => {
  expect(pickPopularSizes(counts)).toEqual(sizes);
});
