import { discountedAmount } from '#lib/contract/commerce/discount-amount.ts';
import { demoPackages, demoRises } from './seed-brands.ts';

const currencies = [...new Set(demoPackages.map(({ currency }) => currency))];
/** Price of a credit of each tier with a discount, smallest tier first. */
function perCredit(currency: string, percent: number): number[] {
  const tiers = demoPackages.filter((each) => each.currency === currency && each.kind === 'premium');
  return tiers.map(({ tier, amount, credits }) => {
    const rise = demoRises.find((each) => each.tier === tier && each.currency === currency);
    return discountedAmount(rise?.earlier ?? amount, percent) / credits;
  });
}

test.each(currencies.flatMap((currency) => [0, 10, 25].map((percent) => [currency, percent] as const)))(
  'in %s with %i %% off, a credit of a larger tier costs no more',
  (currency, percent) => {
    const prices = perCredit(currency, percent);
    expect(prices).toHaveLength(4);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  },
);
