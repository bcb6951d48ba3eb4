import * as contract from '#lib/contract/commerce/discounts.ts';
import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import { inTransaction, type Tx } from '../../platform/db/connect.ts';
import { route } from '../../platform/http/call.ts';
import { getDiscount, getTimeBonus, findDiscountRefusal } from './get-discount.ts';
import { eq } from 'drizzle-orm';
import type { Brand } from '../../brands/brand.ts';
import { requireCompany } from '../../brands/routes.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { presentDiscount } from './present.ts';
import { findByCode, insertGoodbye } from './queries.ts';

/** How long a deletion counts as in progress (an hour) and how long the offer is valid (a day), in milliseconds. */
const underWay = 60 * 60 * 1000;
const goodbyeOfferTtlMs = 24 * 60 * 60 * 1000;

/**
 * The company's discount for a member who is deleting the account, created once and personal. Null if there is none,
 * it was used or expired, or no deletion is in progress.
 */
async function offerGoodbye(tx: Tx, brand: Brand, userId: number, now: Date): Promise<DiscountCode | null> {
  const { delete_discount: percentage } = await requireCompany(tx, brand.companyId);
  if (percentage < 1 || !(await isDeletingAccount(tx, userId, now))) return null;
  const member = { userId, brandId: brand.id };
  const code = `STAY-${userId.toString(36).toUpperCase()}`;
  const expiresAt = new Date(now.getTime() + goodbyeOfferTtlMs);
  await insertGoodbye(tx, { ...member, code, percentage: Math.min(percentage, 99), expiresAt });
  const row = await findByCode(tx, member, code);
  return row && !findDiscountRefusal(row, now) ? presentDiscount(row, now) : null;
}

/** An earlier account of the same person may have had the offer. */
async function isDeletingAccount(tx: Tx, userId: number, now: Date): Promise<boolean> {
  const [account] = await tx
    .select({ deletionStartedAt: users.deletionStartedAt, redeemedBonuses: users.redeemedBonuses })
    .from(users)
    .where(eq(users.id, userId));
  if (!account?.deletionStartedAt || account.redeemedBonuses.includes('goodbye')) return false;
  return now.getTime() - account.deletionStartedAt.getTime() < underWay;
}

export const discountRoutes = [
  route(contract.getDiscountCode, async ({ db, actor, query, now }) => ({
    discountcode: await getDiscount(db, actor, query, now()),
  })),
  route(contract.offerGoodbye, async ({ db, brand, actor, now }) => ({
    discountcode: await inTransaction(db, (tx) => offerGoodbye(tx, brand, actor.userId, now())),
  })),
  route(contract.getTimeBonus, async ({ db, actor, now }) => {
    const { discountcode, welcome } = await getTimeBonus(db, actor, now());
    return { isVisible: discountcode !== null, discountcode, welcome };
  }),
];
