import type { CreditPackage } from '../../contract/commerce/credits.ts';
import type { DiscountCode } from '../../contract/commerce/discounts.ts';

type Discount = Pick<
  DiscountCode,
  'value_percentage' | 'minimum_order_value' | 'country' | 'currency' | 'paymentmethods'
>;
type Priced = Pick<CreditPackage, 'amount' | 'lowest_amount' | 'currency' | 'methods'>;

/**
 * What a package costs with a discount, in minor units, counted from the lowest price of 30 days: a fraction of a unit is the member's, and nothing is free. Null
 * where the discount does not go with it. The order says what is charged; this is the same figure before it.
 */
export function discountedPrice(
  { amount, lowest_amount: lowest, currency, methods }: Priced,
  discount: Discount,
  country: string,
): number | null {
  if (discount.country && discount.country !== country) return null;
  if (discount.currency && discount.currency !== currency) return null;
  if (amount < discount.minimum_order_value) return null;
  const allowedMethods = discount.paymentmethods;
  if (allowedMethods.length > 0 && !methods.some((method) => allowedMethods.includes(method))) return null;
  return Math.max(Math.min(lowest, 1), Math.floor((lowest * (100 - discount.value_percentage)) / 100));
}
