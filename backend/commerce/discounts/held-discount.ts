import { sql } from 'drizzle-orm';
import { discountEnd, type Discount } from './discount-rules.ts';

export type HeldDiscount = {
  code: string;
  percentage: number;
  /** When the discount itself ends, for any member; null without an end. */
  end: Date | null;
};

export type RawDiscount = {
  code: string;
  percentage: number;
  kind: Discount['kind'];
  expiresAt: string | null;
  signupDate: string;
  withTimeBonus: boolean;
};

/** The discount of a payment as JSON, in a statement over `payments`. */
export const heldDiscount = sql`(
  select json_build_object('code', held.code, 'percentage', held.value_percentage, 'kind', held.kind,
    'expiresAt', held.expires_at, 'signupDate', holder.signup_date,
    'withTimeBonus', exists (select 1 from discount_codes bonus where bonus.brand_id = held.brand_id
      and bonus.kind = 'time_bonus' and bonus.status = 'active'))
  from discount_codes held join users holder on holder.id = payments.user_id where held.id = payments.discount_id)`;

export function parseHeldDiscount(raw: RawDiscount, userId: number): HeldDiscount {
  const { code, percentage, kind, withTimeBonus } = raw;
  const expiresAt = raw.expiresAt === null ? null : new Date(raw.expiresAt);
  const member = { userId, paidUser: false, signupDate: new Date(raw.signupDate) };
  return { code, percentage, end: discountEnd({ kind, expiresAt }, member, withTimeBonus) };
}
