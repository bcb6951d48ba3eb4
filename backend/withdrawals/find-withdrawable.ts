import { sql } from 'drizzle-orm';
import type { Brand } from '../brands/brand.ts';
import type { Tx } from '../db/connect.ts';
import { findOrder } from '../payments/find-order.ts';

export type Withdrawable = {
  id: number;
  userId: number;
  credits: number;
  /** Minor units. */
  amount: number;
  /** Minor units and credits that went back before. */
  returned: { amount: number; credits: number };
  /** Of the member. */
  balance: number;
};

/**
 * The completed payment that somebody may still withdraw from: the number of an order of this brand, however it is
 * written, and the mail address of who paid it. Locks the member, then the payment. Null where nothing fits.
 */
export async function findWithdrawable(
  tx: Tx,
  brand: Brand,
  { order, email }: { order: string; email: string },
  now: Date,
): Promise<Withdrawable | null> {
  const number = order.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const { rows } = await tx.execute<{ id: number; userId: number }>(sql`
    select payments.id, users.id as "userId" from payments join users on users.id = payments.user_id
    where payments.brand_id = ${brand.id} and replace(payments.number, '-', '') = ${number}
      and lower(users.email) = ${email} and payments.status = 'completed'`);
  const found = rows[0];
  if (!found) return null;
  const until = (await findOrder(tx, found.id))?.withdrawUntil;
  if (!until || now >= until) return null;
  const member = await tx.execute<{ balance: number }>(
    sql`select credits as balance from users where id = ${found.userId} for update`,
  );
  const payment = await tx.execute<{ credits: number; amount: number }>(
    sql`select credits, amount from payments where id = ${found.id} for update`,
  );
  const returned = await tx.execute<Withdrawable['returned']>(sql`
    select coalesce(sum(amount), 0)::int as amount, coalesce(sum(credits), 0)::int as credits
    from payment_reversals where payment_id = ${found.id} and status <> 'failed'`);
  const [{ balance } = { balance: 0 }] = member.rows;
  const [sizes] = payment.rows;
  return sizes
    ? { ...found, ...sizes, balance, returned: returned.rows[0] ?? { amount: 0, credits: 0 } }
    : null;
}
