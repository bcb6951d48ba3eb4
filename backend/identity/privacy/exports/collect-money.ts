import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/platform/db/connect.ts';
import { returnedAs } from '#backend/commerce/payments/returned-as.ts';
import { queryRows, type Owner, type Part } from './collect-account.ts';

/** Credits, payments and related data; amounts in minor units of their currency. */
export async function collectMoney(tx: Tx, { userId }: Owner): Promise<Part> {
  const read = queryRows(tx);
  const own = sql`user_id = ${userId}`;
  const ofPayments = sql`payment_id in (select id from payments where ${own})`;
  return {
    credits:
      await read`select delta, balance, reason, reference, other_profile_id as member, created_at from credit_ledger
        where ${own} order by id`,
    payments:
      await read`select number, credits, amount, list_amount, currency, country, vat_rate, method, status, failure, created_at,
        immediate_requested_at, settled_at, withdraw_until, withdraw_zone, receipt_number,
        ${returnedAs('refund')} as refunded, ${returnedAs('chargeback')} as charged_back
        from payments where ${own} order by id`,
    reversals:
      await read`select number, kind, payment_reversals.amount, payment_reversals.credits, payment_reversals.status,
        payment_reversals.created_at from payment_reversals join payments on payments.id = payment_id
        where ${ofPayments} order by payment_reversals.id`,
    mandates:
      await read`select reference, creditor_id, account_holder, iban_end, street, house_number, postal_code, city, mobile, text, signed_at
        from mandates where ${own} order by id`,
    withdrawals:
      await read`select reference as receipt, name, order_number, email, status, amount, used_amount, created_at
        from withdrawals where ${ofPayments} order by id`,
    discount_codes:
      await read`select code, kind, value_percentage, expires_at as expires from discount_codes where ${own} order by id`,
  };
}
