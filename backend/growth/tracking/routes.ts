import * as contract from '#lib/contract/growth/tracking.ts';
import { pageHidden, type arrival, type pageBounce } from '#lib/contract/growth/tracking.ts';
import { done, route } from '../../platform/http/call.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queries, Db } from '../../platform/db/connect.ts';
import { isBot } from './bots.ts';
import { CallError } from '../../platform/http/errors.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { int8, orNull, text, timestamptz, statement } from '../../platform/db/statement.ts';

const insertPageHiddenEvents = statement({
  params: { brandId: text, userId: orNull(int8), createdAt: timestamptz },
  text: `
    insert into page_hidden_events (brand_id, user_id, created_at)
      values (:brandId, (
        select case when granted then user_id end from consent_log
        where user_id = :userId and kind = 'statistics' order by id desc limit 1
      ), :createdAt)`,
});

type Hidden = { brandId: string; userId: number | null; client: string };

/** Stores the member only with consent. The response does not reveal the rate limit per client. */
export async function recordPageHidden(
  db: Db,
  limits: Pick<RateLimits, 'consume'>,
  { brandId, userId, client }: Hidden,
  now: Date,
): Promise<void> {
  try {
    await limits.consume('hidden', client);
  } catch (refusal) {
    if (refusal instanceof CallError) return;
    throw refusal;
  }
  await insertPageHiddenEvents(db, { brandId, userId, createdAt: now });
}

type Where = { brandId: string; userAgent: string };
type Arrival = z.output<typeof arrival.body> & Where;
type Bounce = z.output<typeof pageBounce.body> & Where;

/** Counts a visit by source, target and bot flag, without any personal data. */
async function recordArrival(db: Queries, visit: Arrival, now: Date): Promise<void> {
  await db.execute(sql`
    insert into arrivals (${columns}, logs_bounce) values (${toValues(visit, now)}, ${visit.lb ?? false})`);
}

async function recordBounce(db: Queries, visit: Bounce, now: Date): Promise<void> {
  await db.execute(sql`
    insert into page_bounces (${columns}, seconds) values (${toValues(visit, now)}, ${visit.seconds})`);
}

const columns = sql`brand_id, network, ref, sub1, sub2, sub3, slug, bot, created_at`;

function toValues(visit: Omit<Arrival, 'lb'>, now: Date): SQL {
  const { brandId, network, ref, sub1, sub2, sub3, slug, userAgent, webdriver } = visit;
  const texts = [network, ref, sub1, sub2, sub3, slug].map((text) => sql`${text || null}`);
  return sql`${brandId}, ${sql.join(texts, sql`, `)}, ${isBot(userAgent, webdriver)}, ${now.toISOString()}`;
}

export const trackingRoutes = [
  route(contract.arrival, async ({ db, brand, limits, client, userAgent, body, now }) => {
    await limits.consume('arrival', client);
    await recordArrival(db, { ...body, brandId: brand.id, userAgent }, now());
    return done;
  }),
  route(contract.pageBounce, async ({ db, brand, limits, client, userAgent, body, now }) => {
    await limits.consume('arrival', client);
    await recordBounce(db, { ...body, brandId: brand.id, userAgent }, now());
    return done;
  }),
  route(pageHidden, async ({ db, brand, actor, limits, client, now }) => {
    await recordPageHidden(db, limits, { brandId: brand.id, userId: actor?.userId ?? null, client }, now());
    return done;
  }),
];
