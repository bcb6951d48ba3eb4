import type { Tx } from '../../platform/db/connect.ts';
import type { Brand } from '../brand.ts';
import { listMissingSettings, type CheckEnv } from './list-missing-settings.ts';
import { announceBrands, freshBrands } from './find-brand.ts';

export type Circumstances = { env: CheckEnv; now: Date };

/**
 * Applies a change and announces it to all processes on commit.
 * @throws Error with what open brands would lack afterwards but not before
 */
export async function changeBrands(
  tx: Tx,
  concerns: (brand: Brand) => boolean,
  { env, now }: Circumstances,
  change: () => Promise<void>,
): Promise<void> {
  const missing = () => listMissingOfOpen(tx, concerns, { env, now });
  const before = await missing();
  await change();
  const after = await missing();
  const lost = after.filter((complaint) => !before.includes(complaint));
  if (lost.length > 0) throw new Error(`An open brand would lack something:\n${lost.join('\n')}`);
  await announceBrands(tx);
}

async function listMissingOfOpen(
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
