import { pageHidden } from '#lib/contract/growth/page-hidden.ts';
import * as contract from '#lib/contract/growth/tracking.ts';
import { done, route } from '../../platform/http/call.ts';
import { noteArrival, noteBounce } from './note-arrival.ts';
import { noteHidden } from './note-hidden.ts';

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
  route(pageHidden, async ({ db, brand, actor, limits, client, now }) => {
    await noteHidden(db, limits, { brandId: brand.id, userId: actor?.userId ?? null, client }, now());
    return done;
  }),
];
