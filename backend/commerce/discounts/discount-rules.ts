import type { PaymentMethod } from '#lib/contract/commerce/payment-methods.ts';
import type { discountErrors } from '#lib/contract/commerce/orders.ts';
import { discountedAmount } from '#lib/contract/commerce/discount-amount.ts';
import { timeBonusEnd } from './time-bonus.ts';

export type Discount = {
  kind: 'code' | 'welcome' | 'time_bonus' | 'goodbye';
  status: 'active' | 'inactive';
  valuePercentage: number;
  /** Minor units of `currency`. */
  minimumOrderValue: number;
  country: string | null;
  /** Null: valid for any currency. */
  currency: string | null;
  /** Required payment methods; empty: any. */
  paymentmethods: readonly string[];
  expiresAt: Date | null;
  /** Set when the code is for one member only. */
  userId: number | null;
  /** The member has used it, or its total limit is reached. */
  used: boolean;
};

export type DiscountMember = { userId: number; paidUser: boolean; signupDate: Date };

export type DiscountOrder = {
  country: string;
  currency: string;
  /** Minor units, without any discount. */
  listAmount: number;
  /** Minor units: lowest price of the last 30 days, the base of the discount (Directive 98/6/EC, Art. 6a). */
  lowestAmount: number;
  /** The chosen method, or null. */
  method: PaymentMethod | null;
  /** The methods available for an amount in minor units. */
  methodsFor: (amount: number) => readonly PaymentMethod[];
};

export type DiscountRefusal = (typeof discountErrors)[number];

/** When a discount ends for this member, or null. The welcome discount ends with the brand's time bonus, if any. */
export function discountEnd(
  discount: Pick<Discount, 'kind' | 'expiresAt'>,
  member: DiscountMember,
  withTimeBonus: boolean,
): Date | null {
  const withBonus = discount.kind === 'time_bonus' || (discount.kind === 'welcome' && withTimeBonus);
  return withBonus ? timeBonusEnd(member.signupDate) : discount.expiresAt;
}

/** Why a member may not use a discount, or null. Unknown, inactive and foreign codes give the same error. */
export function refuseDiscount(
  discount: Pick<Discount, 'kind' | 'status' | 'userId' | 'used'>,
  member: DiscountMember,
  end: Date | null,
  now: Date,
): DiscountRefusal | null {
  const others = discount.userId !== null && discount.userId !== member.userId;
  const firstPurchaseOnly = discount.kind === 'welcome' || discount.kind === 'time_bonus';
  if (others) return 'discount_not_found';
  if (discount.used) return 'discount_already_used';
  if (discount.status !== 'active' || (firstPurchaseOnly && member.paidUser)) return 'discount_not_found';
  return end && now >= end ? 'discount_expired' : null;
}

/** Why an available discount does not apply to an order, or null. */
export function refuseOrder(
  discount: Pick<
    Discount,
    'valuePercentage' | 'minimumOrderValue' | 'country' | 'currency' | 'paymentmethods'
  >,
  order: DiscountOrder,
): DiscountRefusal | null {
  const { country, currency, paymentmethods } = discount;
  if ((country && country !== order.country) || (currency && currency !== order.currency))
    return 'discount_country';
  if (order.listAmount < discount.minimumOrderValue) return 'discount_minimum';
  if (paymentmethods.length === 0) return null;
  const amount = discountedAmount(order.lowestAmount, discount.valuePercentage);
  const methods = order.method ? [order.method] : order.methodsFor(amount);
  return methods.some((method) => paymentmethods.includes(method)) ? null : 'discount_method';
}
