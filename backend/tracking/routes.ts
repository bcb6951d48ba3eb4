import { sql } from 'drizzle-orm';
import { pageHidden } from '../../lib/contract/page-hidden.ts';
import * as contract from '../../lib/contract/tracking.ts';
import { done, route } from '../http/call.ts';
import { noteArrival, noteBounce } from './note-arrival.ts';

export const trackingRoutes = [
  route(contract.arrival, async ({ db, brand, limits, client, userAgent, body, now }) => {
    await limits.take('arrival', client);
    await noteArrival(db, { ...body, brandId: brand.id, userAgent }, now());
    return done;
  }),
  route(contract.pageBounce, async ({ db, brand, limits, client, userAgent, body, now }) => {
    await limits.take('arrival', client);
    await noteBounce(db, { ...body, brandId: brand.id, userAgent }, now());
    return done;
  }),
  route(pageHidden, async ({ db, brand, actor, now }) => {
    // Whose page it was is kept of those alone who have agreed to it.
    await db.execute(sql`
      insert into page_hidden_events (brand_id, user_id, created_at)
      values (${brand.id}, (
        select case when granted then user_id end from consent_log
        where user_id = ${actor?.userId ?? null} and kind = 'statistics' order by id desc limit 1
      ), ${now().toISOString()})`);
    return done;
  }),
];
