import type { creditPackages } from '#backend/platform/db/schema/brands.ts';

type DemoPackage = Omit<typeof creditPackages.$inferInsert, 'id' | 'brandId' | 'active'>;

/** Credits of the bundles; sizes and euro prices as such sites have them (facts, payment methods). */
const sizes = [6, 15, 35, 55, 100];
const tiers = ['p0', 'p1', 'p2', 'p3'] as const;
const popularSize = 35;

/** Minor units for each size in each currency: no live conversion, one list each. */
const priceLists: Record<string, number[]> = {
  EUR: [999, 2199, 4599, 6969, 10999],
  CHF: [1090, 2390, 4990, 7590, 11990],
  DKK: [7500, 16500, 34500, 52500, 82500],
  SEK: [11500, 24900, 51900, 78900, 124900],
  NOK: [11900, 25900, 53900, 81900, 128900],
  PLN: [4390, 9590, 19990, 30490, 47990],
  GBP: [899, 1899, 3999, 5999, 9499],
  USD: [1099, 2399, 4999, 7599, 11999],
};

/** What every demo brand sells: bundles, and the smaller four of them in tiers as the way to premium. */
export const demoPackages: DemoPackage[] = Object.entries(priceLists).flatMap(([currency, amounts]) =>
  sizes.flatMap((credits, at) => {
    const size = { credits, amount: amounts[at] ?? 0, currency, popular: credits === popularSize };
    const tier = tiers[at];
    return [
      { ...size, kind: 'credits' as const },
      ...(tier ? [{ ...size, kind: 'premium' as const, tier }] : []),
    ];
  }),
);

/**
 * Prices that rose within the last 30 days, so that the lowest of them is seen: of the larger tiers alike, for a discount
 * counts from it and a credit of the larger one must not cost more.
 */
export const demoRises = [
  { tier: 'p2', currency: 'EUR', earlier: 4299 },
  { tier: 'p3', currency: 'EUR', earlier: 6499 },
] as const;
/** When the earlier prices began, and when those of now, in days before today. */
export const demoRiseDays = { earlier: 45, current: 12 };
