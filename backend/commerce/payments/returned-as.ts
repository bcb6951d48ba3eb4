import { sql, type SQL } from 'drizzle-orm';

/** Minor units of a payment refunded or charged back, including ordered refunds. */
export function returnedAs(kind: 'refund' | 'chargeback'): SQL {
  return sql`(select coalesce(sum(reversal.amount), 0)::int from payment_reversals reversal
    where reversal.payment_id = payments.id and reversal.kind = ${kind} and reversal.status <> 'failed')`;
}
