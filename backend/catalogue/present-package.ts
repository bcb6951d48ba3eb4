import type { CreditPackage } from '../../lib/contract/credits.ts';
import type { PaymentMethod } from '../../lib/contract/payment-methods.ts';
import type { PackageRow } from './queries.ts';

/** A package as everybody sees it, with how its full price could be paid. */
export function presentPackage(row: PackageRow, methods: PaymentMethod[]): CreditPackage {
  const { id, credits, amount, currency, popular, kind, tier, lowest_amount } = row;
  return { id, credits, amount, currency, popular, kind, tier, lowest_amount, methods };
}
