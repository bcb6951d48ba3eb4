import * as packageCalls from '#lib/contract/commerce/packages.ts';
import * as orderCalls from '#lib/contract/commerce/orders.ts';

import { priceCountry } from '#lib/contract/commerce/price-country.ts';
import { getSeller, type Brand } from '../../brands/brand.ts';
import { route } from '../../platform/http/call.ts';
import { listPackages } from './list-packages.ts';
import { priceOrder } from './price-order.ts';
import type { z } from 'zod';
import type { Queries } from '../../platform/db/connect.ts';
import { offeredMethods } from './offered-methods.ts';
import { presentPackage } from './present-package.ts';
import { listBoughtRows } from './queries.ts';

/** Packages that a member has bought and can buy again at today's price, with the method if still offered. */
async function listRepeatOrders(
  db: Queries,
  brand: Brand,
  userId: number,
  now: Date,
): Promise<z.input<(typeof orderCalls.listRepeatOrders)['response']>> {
  const { countries, payment_methods: brandMethods } = brand.settings;
  const rows = await listBoughtRows(db, { userId, brandId: brand.id }, now);
  return {
    orders: rows
      .filter(({ country }) => countries.includes(country))
      .map((row) => {
        const methods = offeredMethods({ ...row, brandMethods, date: now });
        return {
          package: presentPackage(row, methods),
          method: methods.find((each) => each === row.method) ?? null,
          country: row.country,
          ordered_at: new Date(row.orderedAt).toISOString(),
        };
      }),
  };
}

export const packageRoutes = [
  route(packageCalls.listPackages, async ({ db, brand, actor, country, chosenCountry, query, now }) => {
    const chosen = [query.country, chosenCountry].find(
      (each) => each && brand.settings.countries.includes(each),
    );
    const signs = { chosen: chosen ?? null, profile: actor?.country ?? null, address: country };
    return listPackages(db, brand, priceCountry(signs, getSeller(brand)), now());
  }),
  route(orderCalls.getOrder, async ({ db, actor, country, chosenCountry, query, now }) => {
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
  route(orderCalls.listRepeatOrders, async ({ db, brand, actor, now }) =>
    listRepeatOrders(db, brand, actor.userId, now()),
  ),
];
