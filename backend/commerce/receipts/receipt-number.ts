import type { Tx } from '../../platform/db/connect.ts';
import { int4, int8, statement } from '../../platform/db/statement.ts';

const updateCounted = statement({
  params: { year: int4, paymentId: int8 },
  text: `
    with counted as (
      insert into receipt_counters (company_id, year, last_number)
      select brands.company_id, :year::int, 1 from payments join brands on brands.id = payments.brand_id
      where payments.id = :paymentId and payments.receipt_number is null
      on conflict (company_id, year) do update set last_number = receipt_counters.last_number + 1
      returning company_id, year, last_number
    )
    update payments
    set receipt_number = counted.company_id || '-' || counted.year || '-' || lpad(counted.last_number::text, 6, '0')
    from counted where payments.id = :paymentId`,
});

/**
 * Gives a completed payment the next number of its company and year, such as `1-2026-000042`. Numbers are gapless and
 * unique: the counter's row stays locked until the transaction ends.
 */
export async function assignReceiptNumber(tx: Tx, paymentId: number, now: Date): Promise<void> {
  const year = now.getUTCFullYear();
  await updateCounted(tx, { year, paymentId });
}
