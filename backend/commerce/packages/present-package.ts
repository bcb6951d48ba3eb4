import type { CreditPackage } from '#lib/contract/commerce/packages.ts';
import type { PaymentMethod } from '#lib/contract/commerce/payment-methods.ts';
import type { PopularSizes } from './popular-sizes.ts';
import type { PackageRow } from './queries.ts';

/** A package as everyone sees it, with the methods for its full price. */
export function presentPackage(
  row: PackageRow,
  methods: PaymentMethod[],
  popularSizes: PopularSizes = {},
): CreditPackage {
  const { id, credits, amount, currency, suggested, kind, tier, lowest_amount } = row;
  const size = popularSizes[kind];
  const labels = { popular: size === credits, tip: size === undefined && suggested };
  return { id, credits, amount, currency, ...labels, kind, tier, lowest_amount, methods };
}
