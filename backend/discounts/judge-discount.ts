import type { ErrorCode } from '../../lib/contract/errors.ts';
import { timeBonusEnd } from './time-bonus.ts';

export type Discount = {
  kind: 'code' | 'welcome' | 'time_bonus';
  status: 'active' | 'inactive';
  expires: Date | null;
  /** Set where the code is for one member only. */
  userId: number | null;
  used: boolean;
};

export type DiscountMember = { userId: number; paidUser: boolean; signupDate: Date };

/** When a discount ends for this member, or null. Where the brand also runs the time bonus, the welcome one ends with it. */
export function discountEnd(discount: Discount, member: DiscountMember, withTimeBonus: boolean): Date | null {
  const withBonus = discount.kind === 'time_bonus' || (discount.kind === 'welcome' && withTimeBonus);
  return withBonus ? timeBonusEnd(member.signupDate) : discount.expires;
}

/** Why a member may not have a discount, or null: one word for a code that is unknown, switched off or another's. */
export function refuseDiscount(
  discount: Discount,
  member: DiscountMember,
  end: Date | null,
  now: Date,
): Extract<ErrorCode, `discount_${string}`> | null {
  const others = discount.userId !== null && discount.userId !== member.userId;
  const firstPurchaseOnly = discount.kind !== 'code';
  if (discount.used) return 'discount_already_used';
  if (discount.status !== 'active' || others || (firstPurchaseOnly && member.paidUser))
    return 'discount_not_found';
  return end && now >= end ? 'discount_expired' : null;
}
