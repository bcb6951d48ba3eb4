import type { z } from 'zod';
import type { listPackages as listPackagesCall } from '#lib/contract/commerce/packages.ts';
import type { Brand } from '../../brands/brand.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { getCountryCurrency } from './currencies.ts';
import { offeredMethods } from './offered-methods.ts';
import { presentPackage } from './present-package.ts';
import { findPopularSizes } from './popular-sizes.ts';
import { listPackageRows } from './queries.ts';
import { vatRate } from './vat.ts';

/** The packages of a brand in the currency of a country, cheapest first. */
export async function listPackages(
  db: Queries,
  brand: Brand,
  country: string,
  now: Date,
): Promise<z.input<(typeof listPackagesCall)['response']>> {
  const { payment_methods: brandMethods } = brand.settings;
  const [rows, popular] = await Promise.all([
    listPackageRows(db, brand.id, getCountryCurrency(country), now),
    findPopularSizes(db, brand.id, now),
  ]);
  return {
    country,
    vat_rate: vatRate(country),
    packages: rows.map((row) =>
      presentPackage(row, offeredMethods({ ...row, country, brandMethods, date: now }), popular),
    ),
  };
}
