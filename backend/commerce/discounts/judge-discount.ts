import type { PaymentMethod } from '#lib/contract/commerce/payment-methods.ts';
import type { discountErrors } from '#lib/contract/commerce/payments.ts';
import { discountedAmount } from './discounted-amount.ts';
import { timeBonusEnd } from './time-bonus.ts';

export type Discount = {
  kind: 'code' | 'welcome' | 'time_bonus' | 'goodbye';
  status: 'active' | 'inactive';
  valuePercentage: number;
  /** Minor units of `currency`. */
  minimumOrderValue: number;
  country: string | null;
  /** The discount is for orders in this currency alone. */
  currency: string | null;
  /** Methods that it asks for; empty: any. */
  paymentmethods: readonly string[];
  expires: Date | null;
  /** Set where the code is for one member only. */
  userId: number | null;
  /** Spent by the member, or as many others have it as may. */
  used: boolean;
};

export type DiscountMember = { userId: number; paidUser: boolean; signupDate: Date };

/** The order that a discount is to lower. */
export type DiscountOrder = {
  country: string;
  currency: string;
  /** Minor units, without any discount. */
  listAmount: number;
  /** Minor units: the lowest price of the last 30 days, from which a discount counts (Directive 98/6/EC, Art. 6a). */
  lowestAmount: number;
  /** The one that was chosen; null before. */
  method: PaymentMethod | null;
  /** How so many minor units could be paid. */
  methodsFor: (amount: number) => readonly PaymentMethod[];
};

export type DiscountRefusal = (typeof discountErrors)[number];

/** When a discount ends for this member, or null. Where the brand also runs the time bonus, the welcome one ends with it. */
export function discountEnd(
  discount: Pick<Discount, 'kind' | 'expires'>,
  member: DiscountMember,
  withTimeBonus: boolean,
): Date | null {
  const withBonus = discount.kind === 'time_bonus' || (discount.kind === 'welcome' && withTimeBonus);
  return withBonus ? timeBonusEnd(member.signupDate) : discount.expires;
}

/** Why a member may not have a discount, or null: one word for a code that is unknown, switched off or another's. */
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

/** Why a discount that its member may have does not go with an order, or null. */
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
