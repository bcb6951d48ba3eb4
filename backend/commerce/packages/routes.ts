import * as credits from '#lib/contract/commerce/credits.ts';
import * as payments from '#lib/contract/commerce/payments.ts';
import { priceCountry } from '#lib/contract/commerce/price-country.ts';
import { getSeller } from '../../brands/brand.ts';
import { route } from '../../platform/http/call.ts';
import { listPackages } from './list-packages.ts';
import { listRepeatOrders } from './list-repeat-orders.ts';
import { priceOrder } from './price-order.ts';

export const packageRoutes = [
  route(credits.listPackages, async ({ db, brand, actor, country, chosenCountry, query, now }) => {
    const chosen = [query.country, chosenCountry].find(
      (each) => each && brand.settings.countries.includes(each),
    );
    const signs = { chosen: chosen ?? null, profile: actor?.country ?? null, address: country };
    return listPackages(db, brand, priceCountry(signs, getSeller(brand)), now());
  }),
  route(payments.getOrder, async ({ db, actor, country, chosenCountry, query, now }) => {
    const request = {
      packageId: query.package_id,
      country: query.country ?? null,
      method: query.method ?? null,
      code: query.code,
      signs: { chosen: chosenCountry, profile: actor.country, address: country },
    };
    const { order } = await priceOrder(db, actor, request, now());
    return { order };
  }),
  route(payments.listRepeatOrders, async ({ db, brand, actor, now }) =>
    listRepeatOrders(db, brand, actor.userId, now()),
  ),
];
