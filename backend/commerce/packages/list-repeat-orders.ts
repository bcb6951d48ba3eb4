import type { z } from 'zod';
import type { listRepeatOrders as repeatOrdersCall } from '#lib/contract/commerce/payments.ts';
import type { Brand } from '../../brands/brand.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { offeredMethods } from './offered-methods.ts';
import { presentPackage } from './present-package.ts';
import { listBoughtRows } from './queries.ts';

/** Packages that a member has bought and can buy again at today's price, with the method if still offered. */
export async function listRepeatOrders(
  db: Queries,
  brand: Brand,
  userId: number,
  now: Date,
): Promise<z.input<(typeof repeatOrdersCall)['response']>> {
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
