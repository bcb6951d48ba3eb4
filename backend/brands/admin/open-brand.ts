import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import type { Brand } from '../brand.ts';
import { whatLacks } from './check/what-lacks.ts';
import { announceBrands } from './find-brand.ts';
import { changeBrands, type Circumstances } from './keep-whole.ts';

/** Has the fronts answer for the brand's hosts. @throws Error with everything that it lacks */
export async function openBrand(tx: Tx, brand: Brand, { env, now }: Circumstances): Promise<void> {
  const lacks = await whatLacks(tx, brand, env, now);
  if (lacks.length > 0) throw new Error(`${brand.id} stays closed, it lacks:\n${lacks.join('\n')}`);
  await tx.execute(sql`update brands set is_open = true where id = ${brand.id}`);
  await announceBrands(tx);
}

/** Has nobody answer for them any more. @throws Error where another open brand leads to it */
export async function closeBrand(tx: Tx, brand: Brand, circumstances: Circumstances): Promise<void> {
  await changeBrands(
    tx,
    ({ id }) => id !== brand.id,
    circumstances,
    async () => {
      await tx.execute(sql`update brands set is_open = false where id = ${brand.id}`);
    },
  );
}
