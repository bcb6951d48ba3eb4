import type { Queries } from '../../platform/db/connect.ts';
import { invalidateTags } from '../../platform/realtime/hub.ts';
import { clearBrandCache, listBrands, type Brand } from '../brand.ts';

/** Reads a brand from the database, not the cache. @throws Error that lists the existing brands */
export async function findBrand(db: Queries, id: string): Promise<Brand> {
  const brands = await freshBrands(db);
  const brand = brands.get(id);
  if (!brand)
    throw new Error(
      brands.size > 0
        ? `There is no brand "${id}", but ${[...brands.keys()].join(', ')}.`
        : `There is no brand "${id}", nor any other yet: npx vonk brand add ${id} --from <file.json>`,
    );
  return brand;
}

/** All brands from the database, not the cache. */
export async function freshBrands(db: Queries): Promise<Map<string, Brand>> {
  clearBrandCache();
  return listBrands(db);
}

/** Makes every process reload the brands and purge the pages of all, which link to each other. */
export async function announceBrands(db: Queries): Promise<void> {
  await invalidateTags(db, ...[...(await freshBrands(db)).keys()].map((id) => `brand:${id}`));
}
