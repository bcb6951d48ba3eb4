import { createInterface } from 'node:readline/promises';
import type { Db } from '../../platform/db/connect.ts';
import { findBrand, freshBrands } from './find-brand.ts';

/** Asks for confirmation if other brands share the company. @throws Error on refusal or without a terminal */
export async function confirmForBrands(db: Db, id: string): Promise<void> {
  const { companyId } = await findBrand(db, id);
  const brands = [...(await freshBrands(db)).values()].filter((each) => each.companyId === companyId);
  if (brands.length < 2) return;
  const names = brands.map((each) => `${each.name} (${each.id})`).join(', ');
  const message = `The company of ${id} is that of ${brands.length} brands: ${names}. All of them get it.`;
  if (!process.stdin.isTTY) throw new Error(`${message} Say --yes to have it so.`);
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await asking.question(`${message} Go on? (yes/no) `);
    if (!/^y(?:es)?$/i.test(answer.trim())) throw new Error('Nothing was changed.');
  } finally {
    asking.close();
  }
}
