import { sql } from 'drizzle-orm';
import type { Queries } from '#backend/platform/db/connect.ts';
import { withinSpan, type Span } from './query-report.ts';

type MemberFigures = {
  brand: string;
  signups: number;
  confirmed: number;
  deleted: number;
  /** Accounts active within the last day, week and month, regardless of the span. */
  day: number;
  week: number;
  month: number;
  /** Members who paid within the span. */
  buyers: number;
};

/** Per brand: events within the span, and members active now. */
export async function queryMemberFigures(db: Queries, span: Span, now: Date): Promise<MemberFigures[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const of = span.brand === undefined ? sql`true` : sql`users.brand_id = ${span.brand}`;
  const days = { from: span.from, to: span.to };
  const active = (interval: string) =>
    sql`count(*) filter (where users.status = 'active' and last_active_at > ${at} - ${interval}::interval)::int`;
  const { rows } = await db.execute<MemberFigures>(sql`
    select users.brand_id as brand, count(*) filter (where ${withinSpan(days, sql`signup_date`)})::int as signups,
      count(*) filter (where confirmed_at is not null and ${withinSpan(days, sql`confirmed_at`)})::int as confirmed,
      count(*) filter (where deleted_at is not null and ${withinSpan(days, sql`deleted_at`)})::int as deleted,
      ${active('1 day')} as day, ${active('7 days')} as week, ${active('30 days')} as month,
      (select count(distinct payments.user_id)::int from payments where payments.brand_id = users.brand_id
        and payments.status = 'completed' and ${withinSpan(days, sql`settled_at`)}) as buyers
    from users left join profiles on profiles.user_id = users.id where ${of}
    group by users.brand_id order by users.brand_id`);
  return rows;
}

type MoneyFigures = {
  brand: string;
  country: string;
  /** VAT rate in hundredths of a percent. */
  rate: number;
  currency: string;
  payments: number;
  /** Minor units, including VAT. */
  sold: number;
  returned: number;
  /** VAT on sales minus refunds. */
  vat: number;
};

/** A refund counts on its own day; VAT is rounded per payment, as on the receipt. */
export async function queryMoneyFigures(db: Queries, span: Span): Promise<MoneyFigures[]> {
  const { rows } = await db.execute<MoneyFigures>(sql`
    with booked as (
      select brand_id, country, vat_rate, currency, amount, settled_at as created_at, true as sale from payments
      where status = 'completed'
      union all
      select brand_id, country, vat_rate, currency, -reversal.amount, reversal.created_at, false
      from payment_reversals reversal join payments on payments.id = reversal.payment_id
      where payments.status = 'completed' and reversal.status <> 'failed'
    )
    select brand_id as brand, country, vat_rate as rate, currency, count(*) filter (where sale)::int as payments,
      coalesce(sum(amount) filter (where sale), 0)::float8 as sold,
      coalesce(-sum(amount) filter (where not sale), 0)::float8 as returned,
      coalesce(sum(round(amount * vat_rate / (10000.0 + vat_rate))), 0)::float8 as vat
    from booked where ${withinSpan(span)} group by 1, 2, 3, 4 order by 1, 2, 3, 4`);
  return rows;
}
