import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { arrival, pageBounce } from '#lib/contract/growth/tracking.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { isBot } from './bots.ts';

type Where = { brandId: string; userAgent: string };
type Arrival = z.output<typeof arrival.body> & Where;
type Bounce = z.output<typeof pageBounce.body> & Where;

/** Counts a visit by source, target and bot flag, without any personal data. */
export async function recordArrival(db: Queries, visit: Arrival, now: Date): Promise<void> {
  await db.execute(sql`
    insert into arrivals (${columns}, logs_bounce) values (${toValues(visit, now)}, ${visit.lb ?? false})`);
}

export async function recordBounce(db: Queries, visit: Bounce, now: Date): Promise<void> {
  await db.execute(sql`
    insert into page_bounces (${columns}, seconds) values (${toValues(visit, now)}, ${visit.seconds})`);
}

const columns = sql`brand_id, network, ref, sub1, sub2, sub3, slug, bot, created_at`;

function toValues(visit: Omit<Arrival, 'lb'>, now: Date): SQL {
  const { brandId, network, ref, sub1, sub2, sub3, slug, userAgent, webdriver } = visit;
  const texts = [network, ref, sub1, sub2, sub3, slug].map((text) => sql`${text || null}`);
  return sql`${brandId}, ${sql.join(texts, sql`, `)}, ${isBot(userAgent, webdriver)}, ${now.toISOString()}`;
}
