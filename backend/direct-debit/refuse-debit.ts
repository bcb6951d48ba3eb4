import { sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { CallError } from '../http/errors.ts';

/** A direct debit can bounce for eight weeks; what a member or an account may have standing in that time. */
const standing = { days: 56, debits: 4, amount: 200_00 };

type Wish = {
  userId: number;
  ibanFingerprint: string;
  /** Minor units of EUR. */
  amount: number;
};

/**
 * Throws `direct_debit_blocked` after a bounce or by the operator's decision, `direct_debit_limit` where four debits or
 * 200 EUR of the last eight weeks would be passed.
 */
export async function refuseDebit(db: Queries, wish: Wish, now: Date): Promise<void> {
  const since = new Date(now.getTime() - standing.days * 24 * 60 * 60_000).toISOString();
  const { rows } = await db.execute<{ blocked: boolean; debits: number; amount: number }>(sql`
    select exists (select 1 from direct_debit_blocks
        where user_id = ${wish.userId} or iban_fingerprint = ${wish.ibanFingerprint}) as blocked,
      count(*)::int as debits, coalesce(sum(payments.amount), 0)::int as amount
    from mandates join payments on payments.id = mandates.payment_id
    where (mandates.user_id = ${wish.userId} or mandates.iban_fingerprint = ${wish.ibanFingerprint})
      and payments.status <> 'failed' and payments.created_at > ${since}`);
  const row = rows[0];
  if (row?.blocked) throw new CallError('direct_debit_blocked');
  const passed = row && (row.debits >= standing.debits || row.amount + wish.amount > standing.amount);
  if (passed) throw new CallError('direct_debit_limit');
}
