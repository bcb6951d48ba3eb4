import { pageHidden } from '#lib/contract/growth/page-hidden.ts';
import * as contract from '#lib/contract/growth/tracking.ts';
import { done, route } from '../../platform/http/call.ts';
import { recordArrival, recordBounce } from './record-arrival.ts';
import { recordPageHidden } from './record-page-hidden.ts';

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
