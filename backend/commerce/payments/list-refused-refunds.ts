import type { Queries } from '#backend/platform/db/connect.ts';
import { paymentReversals } from '#backend/platform/db/schema/payment-reversals.ts';
import { payments } from '#backend/platform/db/schema/payments.ts';
import { text, statement } from '#backend/platform/db/statement.ts';

export type RefusedRefund = {
  id: number;
  /** Number of the order, as at the provider. */
  order: string;
  brand: string;
  /** Minor units of the currency. */
  amount: number;
  currency: string;
  /** Day of the last refusal. */
  refusedAt: string;
};

const selectPaymentReversals = statement({
  row: {
    id: paymentReversals.id,
    order: payments.number,
    brand: payments.brandId,
    amount: paymentReversals.amount,
    currency: payments.currency,
    refusedAt: text,
  },
  text: `
    select reversal.id, payments.number as order, payments.brand_id as brand, reversal.amount, payments.currency,
      to_char(reversal.refused_at at time zone 'UTC', 'YYYY-MM-DD') as "refusedAt"
    from payment_reversals reversal join payments on payments.id = reversal.payment_id
    where reversal.status = 'ordered' and reversal.refused_at is not null order by reversal.id`,
});

/** Owed refunds that the provider refused to send, oldest first. */
export async function listRefusedRefunds(db: Queries): Promise<RefusedRefund[]> {
  const { rows } = await selectPaymentReversals(db);
  return rows;
}
