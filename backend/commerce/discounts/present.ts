import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import { discountEnd } from './discount-rules.ts';
import type { DiscountRow } from './queries.ts';

export function presentDiscount(row: DiscountRow, now: Date): DiscountCode {
  const end = discountEnd(row, row.member, row.withTimeBonus);
  return {
    code: row.code,
    kind: row.kind,
    value_percentage: row.valuePercentage,
    minimum_order_value: row.minimumOrderValue,
    country: row.country,
    user_id: row.userId,
    expires: end?.toISOString() ?? null,
    currency: row.currency,
    status: row.status,
    validity: end && Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000)),
    expired: end !== null && now >= end,
    paymentmethods: [...row.paymentmethods],
  };
}
