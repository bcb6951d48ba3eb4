import type { Tx } from '../../platform/db/connect.ts';
import { text, statement } from '../../platform/db/statement.ts';

/** Discounts of a brand on a first purchase. */
export const firstDiscounts = ['time_bonus', 'welcome'] as const;

const codes = { time_bonus: 'TIMEBONUS25', welcome: 'WELCOME25' } as const;

const insertDiscountCodes = statement({
  params: { brandId: text, code: text, kind: text },
  text: `
    insert into discount_codes (brand_id, code, kind, value_percentage, status, paymentmethods)
      values (:brandId, :code, :kind, 25, 'active', '{}')`,
});

export async function addFirstDiscount(
  tx: Tx,
  brandId: string,
  kind: (typeof firstDiscounts)[number],
): Promise<void> {
  await insertDiscountCodes(tx, { brandId, code: codes[kind], kind });
}
