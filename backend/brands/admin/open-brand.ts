import type { Tx } from '../../platform/db/connect.ts';
import type { Brand } from '../brand.ts';
import { listMissingSettings } from './list-missing-settings.ts';
import { announceBrands } from './find-brand.ts';
import { changeBrands, type Circumstances } from './change-brands.ts';
import { text, statement } from '../../platform/db/statement.ts';

const updateBrands = statement({
  params: { id: text },
  text: `update brands set is_open = true where id = :id`,
});

/** Makes the fronts serve the brand's hosts. @throws Error with everything that is missing */
export async function openBrand(tx: Tx, brand: Brand, { env, now }: Circumstances): Promise<void> {
  const missing = await listMissingSettings(tx, brand, env, now);
  if (missing.length > 0) throw new Error(`${brand.id} stays closed, it lacks:\n${missing.join('\n')}`);
  await updateBrands(tx, { id: brand.id });
  await announceBrands(tx);
}

const updateBrandsForCloseBrand = statement({
  params: { id: text },
  text: `update brands set is_open = false where id = :id`,
});

/** Stops serving the brand's hosts. @throws Error if another open brand links to it */
export async function closeBrand(tx: Tx, brand: Brand, circumstances: Circumstances): Promise<void> {
  await changeBrands(
    tx,
    ({ id }) => id !== brand.id,
    circumstances,
    async () => {
      await updateBrandsForCloseBrand(tx, { id: brand.id });
    },
  );
}
