import type { DiscountCode } from '../../lib/contract/discounts.ts';
import type { Brand } from '../brands/brand.ts';
import { requireCompany } from '../brands/routes.ts';
import type { Tx } from '../db/connect.ts';
import { refusalOf } from './get-discount.ts';
import { presentDiscount } from './present.ts';
import { findByCode, insertGoodbye } from './queries.ts';

/** As long as a deleted account can come back: 14 days in milliseconds. */
const goodbyeLife = 14 * 24 * 60 * 60 * 1000;

/** The company's discount for a member about to leave, made once and theirs alone; null where there is none, or it is used or over. */
export async function offerGoodbye(
  tx: Tx,
  brand: Brand,
  userId: number,
  now: Date,
): Promise<DiscountCode | null> {
  const { delete_discount: percentage } = await requireCompany(tx, brand.companyId);
  if (percentage < 1) return null;
  const member = { userId, brandId: brand.id };
  const code = `STAY-${userId.toString(36).toUpperCase()}`;
  const expires = new Date(now.getTime() + goodbyeLife);
  await insertGoodbye(tx, { ...member, code, percentage: Math.min(percentage, 99), expires });
  const row = await findByCode(tx, member, code);
  return row && !refusalOf(row, now) ? presentDiscount(row, now) : null;
}
