import type { creditPackages } from '#backend/platform/db/schema/brands.ts';

type DemoPackage = Omit<typeof creditPackages.$inferInsert, 'id' | 'brandId' | 'active'>;

/** Bundle sizes in credits; sizes and euro prices are typical of such sites (facts, payment methods). */
const sizes = [6, 15, 35, 55, 100];
const tiers = ['p0', 'p1', 'p2', 'p3'] as const;
const popularSize = 35;

/** Minor units for each size in each currency: fixed lists without conversion. */
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

/** Packages of every demo brand: bundles, and the four smaller ones as premium tiers. */
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
 * Prices raised within the last 30 days, so that the lowest price is shown. The larger tiers rise together: discounts
 * use the lowest price, and a credit of a larger tier must not cost more.
 */
export const demoRises = [
  { tier: 'p2', currency: 'EUR', earlier: 4299 },
  { tier: 'p3', currency: 'EUR', earlier: 6499 },
] as const;
/** When the earlier and the current prices began, in days before today. */
export const demoRiseDays = { earlier: 45, current: 12 };
