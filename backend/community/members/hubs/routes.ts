import { listHubs as listHubsCall } from '#lib/contract/growth/browse-pages.ts';
import { route } from '#backend/platform/http/call.ts';
import { listHubs } from './list-hubs.ts';

export const hubRoutes = [
  route(listHubsCall, async ({ db, brand, locale, tag }) => {
    tag(`members:${brand.pool}`);
    return listHubs(db, brand, locale);
  }),
];
