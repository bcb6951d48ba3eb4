import { sql, type SQL } from 'drizzle-orm';
import { lateMethods } from '#lib/contract/commerce/payment-methods.ts';
import type { Queries, Tx } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Discount, DiscountMember } from './discount-rules.ts';
import { int4, int8, text, timestamptz, statement } from '../../platform/db/statement.ts';

export type DiscountRow = Discount & {
  id: number;
  code: string;
  /** The member's own pending payment that holds the discount and can release it, or null. */
  heldBy: number | null;
  /** Whether the brand runs the time bonus. */
  withTimeBonus: boolean;
  member: DiscountMember;
};

type Member = Pick<Actor, 'userId' | 'brandId'>;

/** A discount of the member's brand by its code, ignoring case. */
export async function findByCode(db: Queries, member: Member, code: string): Promise<DiscountRow | null> {
  const rows = await find(
    db,
    member,
    sql`upper(discount_codes.code) = upper(${code.trim().normalize('NFKC')})`,
  );
  return rows[0] ?? null;
}

export async function findById(db: Queries, member: Member, id: number): Promise<DiscountRow | null> {
  const rows = await find(db, member, sql`discount_codes.id = ${id}`);
  return rows[0] ?? null;
}

/** The brand's first-purchase discounts, at most one of each kind. */
export async function findForFirstPurchase(
  db: Queries,
  member: Member,
): Promise<{ welcome: DiscountRow | null; timeBonus: DiscountRow | null }> {
  const rows = await find(
    db,
    member,
    sql`discount_codes.kind in ('welcome', 'time_bonus') and discount_codes.status = 'active'`,
  );
  const first = (kind: Discount['kind']) => rows.find((row) => row.kind === kind) ?? null;
  return { welcome: first('welcome'), timeBonus: first('time_bonus') };
}

/** The discounts available for an order in one statement: first-purchase offers and a code if requested. */
export async function findForOrder(
  db: Queries,
  member: Member,
  code: string | undefined,
): Promise<{ welcome: DiscountRow | null; timeBonus: DiscountRow | null; requested: DiscountRow | null }> {
  const text = code?.trim().normalize('NFKC').toUpperCase() ?? null;
  const rows = await find(
    db,
    member,
    sql`(discount_codes.kind in ('welcome', 'time_bonus') and discount_codes.status = 'active'
      or upper(discount_codes.code) = ${text})`,
  );
  const first = (kind: Discount['kind']) =>
    rows.find((row) => row.kind === kind && row.status === 'active') ?? null;
  const requested = rows.find((row) => row.code.toUpperCase() === text) ?? null;
  return { welcome: first('welcome'), timeBonus: first('time_bonus'), requested };
}

const selectDiscountCodes = statement({
  params: { id: int8 },
  text: `select 1 from discount_codes where id = :id and max_uses is not null for no key update`,
});

/** Serializes the use of codes with a total limit; other codes are not locked. */
export async function lockLimited(tx: Tx, id: number): Promise<void> {
  // `for update` would wait for every new payment that references this row, and could deadlock.
  await selectDiscountCodes(tx, { id });
}

const insertDiscountUses = statement({
  params: { discountId: int8, userId: int8, paymentId: int8, now: timestamptz },
  text: `
    insert into discount_uses (discount_id, user_id, payment_id, used_at)
    values (:discountId, :userId, :paymentId, :now) on conflict do nothing`,
});

/** Records that a payment uses a discount; false if the member has used it before. */
export async function insertUse(
  tx: Tx,
  use: { discountId: number; userId: number; paymentId: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await insertDiscountUses(tx, {
    discountId: use.discountId,
    userId: use.userId,
    paymentId: use.paymentId,
    now: use.now,
  });
  return rowCount === 1;
}

const deleteDiscountUses = statement({
  params: { paymentId: int8 },
  text: `
    delete from discount_uses using payments
    where payments.id = :paymentId and payments.status <> 'completed' and discount_uses.payment_id = payments.id
      and discount_uses.discount_id = payments.discount_id and discount_uses.user_id = payments.user_id`,
});

/** Removes the use of a discount by a payment that was not paid. */
export async function deleteUse(tx: Tx, paymentId: number): Promise<void> {
  await deleteDiscountUses(tx, { paymentId });
}

const insertDiscountCodes = statement({
  params: { brandId: text, code: text, percentage: int4, userId: int8, expiresAt: timestamptz },
  text: `
    insert into discount_codes (brand_id, code, kind, value_percentage, user_id, expires_at, status, paymentmethods)
    values (:brandId, :code, 'goodbye', :percentage, :userId,
      :expiresAt, 'active', '{}') on conflict do nothing`,
});

/** Inserts the member's personal goodbye code unless it exists. */
export async function insertGoodbye(
  tx: Tx,
  goodbye: Member & { code: string; percentage: number; expiresAt: Date },
): Promise<void> {
  await insertDiscountCodes(tx, {
    brandId: goodbye.brandId,
    code: goodbye.code,
    percentage: goodbye.percentage,
    userId: goodbye.userId,
    expiresAt: goodbye.expiresAt,
  });
}

/** The welcome discount and the time bonus cover the same first purchase: using one uses both. */
const sameUse = sql`(spent.id = discount_codes.id
  or (spent.kind in ('welcome', 'time_bonus') and discount_codes.kind in ('welcome', 'time_bonus')))`;

/** Used by an earlier account of the same person, or a first-time offer that account had. */
const wasUsedEarlier = sql`(discount_codes.id = any(users.redeemed_discounts)
  or (discount_codes.kind in ('welcome', 'time_bonus') and 'first_purchase' = any(users.redeemed_bonuses))
  or (discount_codes.kind = 'time_bonus' and 'signup' = any(users.redeemed_bonuses))
  or (discount_codes.kind = 'welcome' and 'signup' = any(users.redeemed_bonuses) and exists (
    select 1 from discount_codes bonus
    where bonus.brand_id = users.brand_id and bonus.kind = 'time_bonus' and bonus.status = 'active'))
  or (discount_codes.kind = 'goodbye' and 'goodbye' = any(users.redeemed_bonuses)))`;

/** A pending payment whose money is not on its way yet. */
const givesWay = sql`(payments.status = 'pending' and payments.method not in (${sql.join(
  lateMethods.map((method) => sql`${method}`),
  sql`, `,
)}))`;

async function find(db: Queries, { userId, brandId }: Member, condition: SQL): Promise<DiscountRow[]> {
  type Row = Omit<DiscountRow, 'member' | 'expiresAt'> & {
    expiresAt: Date | string | null;
    paidUser: boolean;
    signupDate: Date | string;
  };
  const { rows } = await db.execute<Row>(sql`
    select discount_codes.id, discount_codes.code, discount_codes.value_percentage as "valuePercentage",
      discount_codes.minimum_order_value as "minimumOrderValue", discount_codes.country, discount_codes.currency,
      discount_codes.user_id as "userId", discount_codes.expires_at as "expiresAt", discount_codes.status, discount_codes.kind,
      discount_codes.paymentmethods, users.paid_user as "paidUser", users.signup_date as "signupDate",
      own.used or ${wasUsedEarlier} or coalesce(discount_codes.max_uses <= (select count(*) from discount_uses
        where discount_uses.discount_id = discount_codes.id and discount_uses.user_id <> users.id), false) as used,
      own.held_by as "heldBy",
      exists (select 1 from discount_codes bonus
        where bonus.brand_id = users.brand_id and bonus.kind = 'time_bonus' and bonus.status = 'active') as "withTimeBonus"
    from users join discount_codes on discount_codes.brand_id = users.brand_id
    cross join lateral (
      select coalesce(bool_or(${givesWay} is not true), false) as used, min(payments.id) filter (where ${givesWay}) as held_by
      from discount_uses join discount_codes spent on spent.id = discount_uses.discount_id
      left join payments on payments.id = discount_uses.payment_id
      where discount_uses.user_id = users.id and ${sameUse}) own
    where users.id = ${userId} and users.brand_id = ${brandId} and ${condition}
    order by discount_codes.id`);
  return rows.map(({ paidUser, signupDate, expiresAt, ...row }) => ({
    ...row,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    member: { userId, paidUser, signupDate: new Date(signupDate) },
  }));
}
