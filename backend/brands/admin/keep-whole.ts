import type { Tx } from '../../platform/db/connect.ts';
import type { Brand } from '../brand.ts';
import { listMissingSettings, type CheckEnv } from './check/list-missing-settings.ts';
import { announceBrands, freshBrands } from './find-brand.ts';

export type Circumstances = { env: CheckEnv; now: Date };

/**
 * Makes a change known to every process once it is committed; an open brand that it concerns stays whole.
 * @throws Error with what such a brand would lack afterwards and did not lack before
 */
export async function changeBrands(
  tx: Tx,
  concerns: (brand: Brand) => boolean,
  { env, now }: Circumstances,
  change: () => Promise<void>,
): Promise<void> {
  const lacks = () => lacksOfOpen(tx, concerns, { env, now });
  const before = await lacks();
  await change();
  const after = await lacks();
  const lost = after.filter((complaint) => !before.includes(complaint));
  if (lost.length > 0) throw new Error(`An open brand would lack something:\n${lost.join('\n')}`);
  await announceBrands(tx);
}

async function lacksOfOpen(
  tx: Tx,
  concerns: (brand: Brand) => boolean,
  { env, now }: Circumstances,
): Promise<string[]> {
  const complaints: string[] = [];
  for (const brand of (await freshBrands(tx)).values()) {
    if (!brand.open || !concerns(brand)) continue;
    complaints.push(...(await listMissingSettings(tx, brand, env, now)).map((each) => `${brand.id} ${each}`));
  }
  return complaints;
}
