import * as credits from '../../lib/contract/credits.ts';
import * as payments from '../../lib/contract/payments.ts';
import { route } from '../http/call.ts';
import { listPackages } from './list-packages.ts';
import { listRepeatOrders } from './list-repeat-orders.ts';
import { priceOrder } from './price-order.ts';

export const catalogueRoutes = [
  route(credits.listPackages, async ({ db, brand, country, chosenCountry, query, now }) =>
    listPackages(db, brand, query.country ?? chosenCountry ?? country, now()),
  ),
  route(payments.getOrder, async ({ db, actor, country, chosenCountry, query, now }) => {
    const request = {
      packageId: query.package_id,
      country: query.country ?? null,
      method: query.method ?? null,
      code: query.code,
      visitorCountry: chosenCountry ?? country,
    };
    const { order } = await priceOrder(db, actor, request, now());
    return { order };
  }),
  route(payments.listRepeatOrders, async ({ db, brand, actor, now }) =>
    listRepeatOrders(db, brand, actor.userId, now()),
  ),
];
