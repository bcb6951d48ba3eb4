import type { DiscountCode } from '../../lib/contract/discounts.ts';
import type { Queries } from '../db/connect.ts';
import { CallError, invalidInput } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import { discountEnd, refuseDiscount } from './judge-discount.ts';
import { presentDiscount } from './present.ts';
import { findByCode, findByKind, type DiscountRow } from './queries.ts';
import { isTimeBonusVisible } from './time-bonus.ts';

/** A discount the member may use, by its text or as welcome; throws discount_not_found, _already_used or _expired. */
export async function getDiscount(
  db: Queries,
  actor: Actor,
  { code, welcome }: { code?: string; welcome?: string },
  now: Date,
): Promise<DiscountCode> {
  if (welcome !== 'true' && !code) throw invalidInput({ code: 'required' });
  const row =
    welcome === 'true' ? await findByKind(db, actor, 'welcome') : await findByCode(db, actor, code ?? '');
  if (!row) throw new CallError('discount_not_found');
  const end = endOf(row);
  const refusal = refuseDiscount({ ...row, expires: end }, row.member, end, now);
  if (refusal) throw new CallError(refusal);
  return presentDiscount(row, end, now);
}

/** The time bonus of a free member within four hours of signup; null where it is over, used or not run by the brand. */
export async function getTimeBonus(db: Queries, actor: Actor, now: Date): Promise<DiscountCode | null> {
  const row = await findByKind(db, actor, 'time_bonus');
  if (!row || !isTimeBonusVisible({ ...row.member, used: row.used }, now)) return null;
  return presentDiscount(row, endOf(row), now);
}

function endOf(row: DiscountRow): Date | null {
  const expires = row.expires === null ? null : new Date(row.expires);
  return discountEnd({ ...row, expires }, row.member, row.withTimeBonus);
}
