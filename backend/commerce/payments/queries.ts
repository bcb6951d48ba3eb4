import { sql, type SQL } from 'drizzle-orm';
import type { CreditPackage } from '#lib/contract/commerce/packages.ts';
import type { PaymentFailure, PaymentMethod } from '#lib/contract/commerce/payment-methods.ts';
import { selectHome, getTimeZone, type Home } from '../../identity/accounts/member-zone.ts';
import type { Queries, Tx } from '../../platform/db/connect.ts';
import {
  heldDiscount,
  parseHeldDiscount,
  type HeldDiscount,
  type RawDiscount,
} from '../discounts/held-discount.ts';
import { withdrawalEnd } from '../withdrawals/withdrawal-end.ts';
import type { ProviderName } from './provider.ts';
import type { PaymentStatus } from './settle-table.ts';
import { returnedAs } from './returned-as.ts';
import { payments } from '../../platform/db/schema/payments.ts';
import { int8, timestamptz, statement } from '../../platform/db/statement.ts';

export type PaymentRow = {
  id: number;
  number: string;
  token: string;
  userId: number;
  brandId: string;
  packageId: number;
  kind: CreditPackage['kind'];
  credits: number;
  amount: number;
  listAmount: number;
  currency: string;
  country: string;
  vatRate: number;
  method: PaymentMethod;
  provider: ProviderName;
  providerRef: string | null;
  checkoutUrl: string | null;
  status: PaymentStatus;
  failure: PaymentFailure | null;
  locale: string;
  createdAt: Date;
  settledAt: Date | null;
  receiptNumber: string | null;
  /** End of the right to withdraw: as stated when it was paid, else as computed now. */
  withdrawUntil: Date;
  /** Whether the member asked for immediate performance. */
  hasBegun: boolean;
  /** Time zone of that end: as stated at payment, else the member's. */
  zone: string;
  /** Minor units that we have refunded or ordered to refund. */
  refunded: number;
  /** Minor units of chargebacks. */
  chargedBack: number;
  discount: HeldDiscount | null;
};

type Raw = Omit<PaymentRow, 'createdAt' | 'settledAt' | 'withdrawUntil' | 'zone' | 'discount'> & {
  discount: RawDiscount | null;
  home: Home;
  refundDays: number;
  createdAt: Date | string;
  settledAt: Date | string | null;
  withdrawUntil: Date | string | null;
  withdrawZone: string | null;
};

const columns = sql`payments.id, payments.number, payments.token, payments.user_id as "userId",
  payments.brand_id as "brandId", payments.package_id as "packageId", payments.credits, payments.amount,
  payments.list_amount as "listAmount", payments.currency, payments.country, payments.vat_rate as "vatRate",
  payments.method, payments.provider, payments.provider_ref as "providerRef", payments.checkout_url as "checkoutUrl",
  payments.status, payments.failure, payments.locale, payments.created_at as "createdAt",
  payments.settled_at as "settledAt", payments.receipt_number as "receiptNumber",
  payments.immediate_requested_at is not null as "hasBegun",
  payments.withdraw_until as "withdrawUntil", payments.withdraw_zone as "withdrawZone",
  ${selectHome(sql`payments.user_id`)} as home,
  (select (brands.settings->>'refund_days')::int from brands where brands.id = payments.brand_id) as "refundDays",
  (select kind from credit_packages where credit_packages.id = payments.package_id) as kind,
  ${heldDiscount} as discount,
  ${returnedAs('refund')} as refunded, ${returnedAs('chargeback')} as "chargedBack"`;

async function list(db: Queries, rest: SQL): Promise<PaymentRow[]> {
  const { rows } = await db.execute<Raw>(sql`select ${columns} from payments ${rest}`);
  return rows.map(({ home, refundDays, discount, withdrawUntil, withdrawZone, ...row }) => {
    const createdAt = new Date(row.createdAt);
    const country = home?.country ?? row.country;
    const zone = withdrawZone ?? getTimeZone(home, row.country);
    return {
      ...row,
      createdAt,
      settledAt: row.settledAt === null ? null : new Date(row.settledAt),
      zone,
      discount: discount && parseHeldDiscount(discount, row.userId),
      withdrawUntil:
        withdrawUntil === null
          ? withdrawalEnd({ orderedAt: createdAt, days: refundDays, zone, country })
          : new Date(withdrawUntil),
    };
  });
}

async function find(db: Queries, rest: SQL): Promise<PaymentRow | null> {
  return (await list(db, rest))[0] ?? null;
}

export const findPayment = (db: Queries, id: number) => find(db, sql`where id = ${id}`);

export const findOwnPayment = (db: Queries, userId: number, id: number) =>
  find(db, sql`where id = ${id} and user_id = ${userId}`);

export const findByKey = (db: Queries, userId: number, idempotencyKey: string) =>
  find(db, sql`where user_id = ${userId} and idempotency_key = ${idempotencyKey}`);

export const findByToken = (db: Queries, brandId: string, token: string) =>
  find(db, sql`where token = ${token} and brand_id = ${brandId}`);

/** Newest first; only those before the given payment, if any. */
export const listOwnPayments = (db: Queries, userId: number, before: number | undefined, limit: number) =>
  list(
    db,
    sql`where user_id = ${userId} ${before ? sql`and id < ${before}` : sql``} order by id desc limit ${limit}`,
  );

const selectUsers = statement({
  params: { id: int8 },
  text: `select 1 from users where id = (select user_id from payments where id = :id) for update`,
});

const selectPayments = statement({
  params: { id: int8 },
  text: `select 1 from payments where id = :id for update`,
});

/** Locks the member's row, then the payment's; all code that moves money uses this order. */
export async function lockPayment(tx: Tx, id: number): Promise<PaymentRow | null> {
  await selectUsers(tx, { id });
  await selectPayments(tx, { id });
  return findPayment(tx, id);
}

const updatePayments = statement({
  params: { now: timestamptz, id: int8, latest: timestamptz },
  row: { id: payments.id },
  text: `
    update payments set checked_at = :now
    where id = :id and (checked_at is null or checked_at <= :latest) returning id`,
});

/**
 * Claims the next status check of a payment; null if it was checked within the given milliseconds. Two concurrent
 * polls cause one request.
 */
export async function acquireStatusLease(
  db: Queries,
  id: number,
  minIntervalMs: number,
  now: Date,
): Promise<PaymentRow | null> {
  const latest = new Date(now.getTime() - minIntervalMs);
  const { rows } = await updatePayments(db, { now, id, latest });
  return rows.length ? findPayment(db, id) : null;
}

/** Pending payments due for a check; long-pending ones are checked less and less often. */
export async function listDue(db: Queries, now: Date, soon: boolean, limit: number): Promise<number[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const minIntervalMs = soon
    ? sql`interval '5 seconds'`
    : sql`least(greatest((${at} - created_at) / 10, interval '1 minute'), interval '6 hours')`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from payments
    where status = 'pending' and coalesce(checked_at, created_at) <= ${at} - ${minIntervalMs}
    order by coalesce(checked_at, created_at) limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Days in which a bank may charge back a payment. */
const reversibleDays = 180;

/** Completed payments due for another check: daily at first, then less and less often. */
export async function listReversible(db: Queries, now: Date, limit: number): Promise<number[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from payments
    where status = 'completed' and provider_ref is not null and method in ('directdebit', 'creditcard', 'applepay', 'paypal')
      and settled_at > ${at} - make_interval(days => ${reversibleDays}::int)
      and coalesce(checked_at, settled_at) <= ${at} - greatest((${at} - settled_at) / 3, interval '1 day')
    order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}
