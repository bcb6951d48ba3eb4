import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { CallError, invalidInput } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { discountEnd, refuseDiscount, type DiscountRefusal } from './discount-rules.ts';
import { presentDiscount } from './present.ts';
import { findByCode, findForFirstPurchase, type DiscountRow } from './queries.ts';
import { isTimeBonusVisible } from './time-bonus.ts';

/**
 * A discount by code or as welcome. @throws CallError discount_not_found, discount_already_used or discount_expired
 */
export async function getDiscount(
  db: Queries,
  actor: Actor,
  { code, welcome }: { code?: string; welcome?: string },
  now: Date,
): Promise<DiscountCode> {
  if (welcome !== 'true' && !code) throw invalidInput({ code: 'required' });
  const row =
    welcome === 'true'
      ? (await findForFirstPurchase(db, actor)).welcome
      : await findByCode(db, actor, code ?? '');
  const refusal = row ? findDiscountRefusal(row, now) : 'discount_not_found';
  if (!row || refusal) throw new CallError(refusal ?? 'discount_not_found');
  return presentDiscount(row, now);
}

/**
 * The time bonus of a free member within four hours of signup, or null when it has ended, was used or is not offered
 * by the brand; and whether there is a welcome discount.
 */
export async function getTimeBonus(
  db: Queries,
  actor: Actor,
  now: Date,
): Promise<{ discountcode: DiscountCode | null; welcome: boolean }> {
  const { timeBonus, welcome } = await findForFirstPurchase(db, actor);
  return {
    discountcode: timeBonus && isVisible(timeBonus, now) ? presentDiscount(timeBonus, now) : null,
    welcome: welcome !== null && findDiscountRefusal(welcome, now) === null,
  };
}

type Offers = { timeBonus: DiscountRow | null; welcome: DiscountRow | null };

/** `docs/specification.md` §4: the time bonus if present, otherwise the welcome discount. */
export function findActiveDiscount({ timeBonus, welcome }: Offers, now: Date): DiscountRow | null {
  return timeBonus && isVisible(timeBonus, now) ? timeBonus : welcome;
}

function isVisible({ member, used }: DiscountRow, now: Date): boolean {
  return isTimeBonusVisible({ ...member, used }, now);
}

/** Why a member may not use a discount, or null. */
export function findDiscountRefusal(row: DiscountRow, now: Date): DiscountRefusal | null {
  return refuseDiscount(row, row.member, discountEnd(row, row.member, row.withTimeBonus), now);
}
