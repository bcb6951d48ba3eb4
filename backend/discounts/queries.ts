import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import type { Actor } from '../http/session.ts';
import type { Discount, DiscountMember } from './judge-discount.ts';

export type DiscountRow = Omit<Discount, 'expires'> & {
  code: string;
  valuePercentage: number;
  minimumOrderValue: number;
  country: string | null;
  currency: string | null;
  paymentmethods: string[];
  expires: Date | string | null;
  /** Whether the brand runs the time bonus. */
  withTimeBonus: boolean;
  member: DiscountMember;
};

/** A discount of the member's brand by its text, in any case of letters. */
export function findByCode(db: Queries, actor: Actor, code: string): Promise<DiscountRow | null> {
  return find(db, actor, sql`upper(discount_codes.code) = ${code.trim().toUpperCase()}`);
}

/** The brand's welcome or time-bonus discount. */
export function findByKind(
  db: Queries,
  actor: Actor,
  kind: 'welcome' | 'time_bonus',
): Promise<DiscountRow | null> {
  return find(db, actor, sql`discount_codes.kind = ${kind} and discount_codes.status = 'active'`);
}

async function find(db: Queries, { userId, brandId }: Actor, condition: SQL): Promise<DiscountRow | null> {
  type Row = Omit<DiscountRow, 'member'> & { paidUser: boolean; signupDate: Date | string };
  const { rows } = await db.execute<Row>(sql`
    select discount_codes.code, discount_codes.value_percentage as "valuePercentage",
      discount_codes.minimum_order_value as "minimumOrderValue", discount_codes.country, discount_codes.currency,
      discount_codes.user_id as "userId", discount_codes.expires, discount_codes.status, discount_codes.kind,
      discount_codes.paymentmethods, users.paid_user as "paidUser", users.signup_date as "signupDate",
      exists (select 1 from discount_uses
        where discount_uses.discount_id = discount_codes.id and discount_uses.user_id = users.id) as used,
      exists (select 1 from discount_codes bonus
        where bonus.brand_id = users.brand_id and bonus.kind = 'time_bonus' and bonus.status = 'active') as "withTimeBonus"
    from users join discount_codes on discount_codes.brand_id = users.brand_id
    where users.id = ${userId} and users.brand_id = ${brandId} and ${condition}
    order by discount_codes.id limit 1`);
  const row = rows[0];
  if (!row) return null;
  return { ...row, member: { userId, paidUser: row.paidUser, signupDate: new Date(row.signupDate) } };
}
