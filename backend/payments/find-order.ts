import { sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { findPayment, type PaymentRow } from './queries.ts';

/** A payment and the address of whose it is; null where there is none, or nobody any more: who has just left still hears of money. */
export async function findOrder(
  db: Queries,
  paymentId: number,
): Promise<(PaymentRow & { email: string }) | null> {
  const payment = await findPayment(db, paymentId);
  if (!payment) return null;
  const { rows } = await db.execute<{ email: string }>(
    sql`select email from users where id = ${payment.userId} and erased_at is null`,
  );
  const email = rows[0]?.email;
  return email ? { ...payment, email } : null;
}
