import { sql } from 'drizzle-orm';
import type { Queries } from '#backend/platform/db/connect.ts';

export type Span = {
  brand?: string | undefined;
  /** First and last day, in UTC. */
  from?: string | undefined;
  to?: string | undefined;
};

/** Minor units by currency. */
export type Amounts = Record<string, number>;

export type ReportRow = {
  brand: string;
  /** Lower case; null without a network. */
  network: string | null;
  slug: string | null;
  arrivals: number;
  /** Arrivals of bots, counted separately. */
  bots: number;
  leads: number;
  sales: number;
  sold: Amounts;
  rejected: number;
  returned: Amounts;
  /** Arrivals with bounce tracking, and how many bounced. */
  watched: number;
  bounces: number;
};

/** Leads, sales and reversals, of attributed members and of all others. */
const allFacts = sql`
  select brand_id, network, slug, event, currency, amount, created_at from conversions
  union all
  select brand_id, null, null, 'lead', null, null, confirmed_at from users
  where confirmed_at is not null and not exists (select 1 from attributions where user_id = users.id)
  union all
  select brand_id, null, null, 'sale', currency, amount, settled_at from payments
  where status = 'completed' and not exists (select 1 from attributions where attributions.user_id = payments.user_id)
  union all
  select brand_id, null, null, 'rejected', currency, reversal.amount, reversal.created_at
  from payment_reversals reversal join payments on payments.id = reversal.payment_id
  where payments.status = 'completed' and reversal.status <> 'failed'
    and not exists (select 1 from attributions where attributions.user_id = payments.user_id)`;

/** Counts by brand, network and slug. A conversion counts on its own day, for the source of the account. */
export async function queryReport(db: Queries, span: Span): Promise<ReportRow[]> {
  const within = withinSpan(span);
  const group = sql`brand_id, lower(network) as network, slug`;
  const { rows } = await db.execute<ReportRow>(sql`
    with facts as (${allFacts}), money as (
      select ${group}, event, currency, sum(amount)::float8 as amount from facts
      where ${within} and currency is not null group by 1, 2, 3, 4, 5
    ), amounts as (
      select brand_id, network, slug, json_object_agg(currency, amount) filter (where event = 'sale') as sold,
        json_object_agg(currency, amount) filter (where event = 'rejected') as returned
      from money group by 1, 2, 3
    ), counted as (
      select ${group}, count(*) filter (where not bot) as arrivals, count(*) filter (where bot) as bots,
        count(*) filter (where logs_bounce and not bot) as watched, 0 as bounces, 0 as leads, 0 as sales, 0 as rejected
      from arrivals where ${within} group by 1, 2, 3
      union all
      select ${group}, 0, 0, 0, count(*), 0, 0, 0 from page_bounces where ${within} and not bot group by 1, 2, 3
      union all
      select ${group}, 0, 0, 0, 0, count(*) filter (where event = 'lead'), count(*) filter (where event = 'sale'),
        count(*) filter (where event = 'rejected')
      from facts where ${within} group by 1, 2, 3
    ), summed as (
      select brand_id, network, slug, sum(arrivals)::int as arrivals, sum(bots)::int as bots, sum(leads)::int as leads,
        sum(sales)::int as sales, sum(rejected)::int as rejected, sum(watched)::int as watched, sum(bounces)::int as bounces
      from counted group by 1, 2, 3
    )
    select summed.brand_id as brand, summed.network, summed.slug, arrivals, bots, leads, sales, coalesce(sold, '{}') as sold,
      rejected, coalesce(returned, '{}') as returned, watched, bounces
    from summed left join amounts on amounts.brand_id = summed.brand_id
      and amounts.network is not distinct from summed.network and amounts.slug is not distinct from summed.slug
    order by summed.brand_id, summed.network nulls last, summed.slug nulls first`);
  return rows;
}

/** Filters by the days of a timestamp column. */
export function withinSpan({ brand, from, to }: Span, column = sql`created_at`) {
  const conditions = [
    brand === undefined ? null : sql`brand_id = ${brand}`,
    from === undefined ? null : sql`${column} >= ${`${from}T00:00:00Z`}::timestamptz`,
    to === undefined ? null : sql`${column} < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`,
  ].filter((each) => each !== null);
  return conditions.length ? sql.join(conditions, sql` and `) : sql`true`;
}
