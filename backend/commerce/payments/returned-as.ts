import { sql, type SQL } from 'drizzle-orm';

/** Minor units of a payment that went back in this way, or are ordered to. */
export function returnedAs(kind: 'refund' | 'chargeback'): SQL {
  return sql`(select coalesce(sum(reversal.amount), 0)::int from payment_reversals reversal
    where reversal.payment_id = payments.id and reversal.kind = ${kind} and reversal.status <> 'failed')`;
}
