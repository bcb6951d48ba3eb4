import { pageHidden } from '#lib/contract/growth/page-hidden.ts';
import * as contract from '#lib/contract/growth/tracking.ts';
import { done, route } from '../../platform/http/call.ts';
import { noteArrival, noteBounce } from './note-arrival.ts';
import { int8, orNull, text, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const insertPageHiddenEvents = statement({
  name: 'tracking-routes.insert-page-hidden-events',
  params: { brandId: text, userId: orNull(int8), createdAt: timestamptz },
  text: `
    insert into page_hidden_events (brand_id, user_id, created_at)
      values (:brandId, (
        select case when granted then user_id end from consent_log
        where user_id = :userId and kind = 'statistics' order by id desc limit 1
      ), :createdAt)`,
});

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
    await insertPageHiddenEvents(db, { brandId: brand.id, userId: actor?.userId ?? null, createdAt: now() });
    return done;
  }),
];
