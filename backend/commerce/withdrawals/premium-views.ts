import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/connect.ts';

/** Weekends and holidays can move the end of the time to withdraw by days; a person may decide later still. */
const margin = 30;

const isOver = (now: Date) => sql`payments.created_at + make_interval(days => margin.days + ${margin}::int)
  < ${now.toISOString()}::timestamptz`;

const days = sql`cross join lateral (
  select (settings->>'refund_days')::int as days from brands where brands.id = payments.brand_id) margin`;

/**
 * Keeps whose photos a member saw only because premium showed them: under the order that premium began with, once for each
 * member, and only where the member asked us to begin and can still withdraw. Nobody else's looks are written down.
 */
export async function notePremiumView(db: Queries, userId: number, seen: number, now: Date): Promise<void> {
  await db.execute(sql`
    insert into premium_views (payment_id, user_id, seen_profile_id, first_seen_at)
    select payments.id, ${userId}, ${seen}, ${now.toISOString()} from payments ${days}
    where payments.immediate_requested_at is not null and not ${isOver(now)}
      and payments.id = (select first.id from payments first
        where first.user_id = ${userId} and first.status = 'completed' and ${isLive('first')}
        order by first.settled_at, first.id limit 1)
    on conflict do nothing`);
}

/** A paid order that has neither gone back as a whole nor been withdrawn from. */
export function isLive(name: string) {
  const payment = sql.identifier(name);
  return sql`${payment}.amount > (select coalesce(sum(amount), 0) from payment_reversals
      where payment_id = ${payment}.id and status <> 'failed')
    and not exists (select 1 from withdrawals
      where withdrawals.payment_id = ${payment}.id and withdrawals.status in ('refunding', 'refunded'))`;
}

/** Forgets what can be deducted from nothing any more. */
export async function forgetPremiumViews(db: Queries, now: Date): Promise<void> {
  await db.execute(sql`
    delete from premium_views where payment_id in (select payments.id from payments ${days} where ${isOver(now)})`);
}
