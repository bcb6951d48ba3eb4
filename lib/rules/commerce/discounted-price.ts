import type { CreditPackage } from '../../contract/commerce/packages.ts';
import { discountedAmount } from '../../contract/commerce/discount-amount.ts';
import type { DiscountCode } from '../../contract/commerce/discounts.ts';

type Discount = Pick<
  DiscountCode,
  'value_percentage' | 'minimum_order_value' | 'country' | 'currency' | 'paymentmethods'
>;
type Priced = Pick<CreditPackage, 'amount' | 'lowest_amount' | 'currency' | 'methods'>;

/**
 * A package's discounted price in minor units, from the lowest price of 30 days. Null if the discount does not apply.
 * The order determines the charge; this is the same amount in advance.
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
  return discountedAmount(lowest, discount.value_percentage);
}
