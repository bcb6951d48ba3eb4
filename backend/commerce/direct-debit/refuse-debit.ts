import type { Queries } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import { bool, int4, int8, text, timestamptz, statement } from '../../platform/db/statement.ts';

/** A direct debit can bounce for eight weeks: the limits for a member or an account within that time. */
const standing = { days: 56, debits: 4, amount: 200_00 };

type DebitRequest = {
  userId: number;
  ibanFingerprint: string;
  /** Minor units of EUR. */
  amount: number;
};

const selectDirectDebitBlocks = statement({
  params: { userId: int8, ibanFingerprint: text, since: timestamptz },
  row: { blocked: bool, debits: int4, amount: int4 },
  text: `
    select exists (select 1 from direct_debit_blocks
        where user_id = :userId or iban_fingerprint = :ibanFingerprint) as blocked,
      count(*)::int as debits, coalesce(sum(payments.amount), 0)::int as amount
    from mandates join payments on payments.id = mandates.payment_id
    where (mandates.user_id = :userId or mandates.iban_fingerprint = :ibanFingerprint)
      and payments.status <> 'failed' and payments.created_at > :since`,
});

/**
 * @throws CallError `direct_debit_blocked` after a bounce or by the operator's decision, `direct_debit_limit` beyond
 * four debits or 200 EUR in eight weeks
 */
export async function refuseDebit(db: Queries, request: DebitRequest, now: Date): Promise<void> {
  const since = new Date(now.getTime() - standing.days * 24 * 60 * 60_000);
  const { rows } = await selectDirectDebitBlocks(db, {
    userId: request.userId,
    ibanFingerprint: request.ibanFingerprint,
    since,
  });
  const row = rows[0];
  if (row?.blocked) throw new CallError('direct_debit_blocked');
  const passed = row && (row.debits >= standing.debits || row.amount + request.amount > standing.amount);
  if (passed) throw new CallError('direct_debit_limit');
}
