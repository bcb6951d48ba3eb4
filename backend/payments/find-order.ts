import { sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { findPayment, type PaymentRow } from './queries.ts';

/** A payment with the address of its member, and whether that is premium now; null where there is none, or nobody any more: who has just left still hears of money. */
export async function findOrder(
  db: Queries,
  paymentId: number,
): Promise<(PaymentRow & { email: string; isPremium: boolean }) | null> {
  const payment = await findPayment(db, paymentId);
  if (!payment) return null;
  const { rows } = await db.execute<{ email: string; isPremium: boolean }>(
    sql`select email, paid_user as "isPremium" from users where id = ${payment.userId} and erased_at is null`,
  );
  return rows[0] ? { ...payment, ...rows[0] } : null;
}
