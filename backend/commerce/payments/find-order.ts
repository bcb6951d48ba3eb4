import type { Queries } from '../../platform/db/connect.ts';
import { findPayment, type PaymentRow } from './queries.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { int8, statement } from '../../platform/db/statement.ts';

const selectUsers = statement({
  params: { userId: int8 },
  row: { email: users.email, isPremium: users.paidUser },
  text: `select email, paid_user as "isPremium" from users where id = :userId and erased_at is null`,
});

/** A payment with its member's address and premium state; null without one, or after the account is erased. */
export async function findOrder(
  db: Queries,
  paymentId: number,
): Promise<(PaymentRow & { email: string; isPremium: boolean }) | null> {
  const payment = await findPayment(db, paymentId);
  if (!payment) return null;
  const { rows } = await selectUsers(db, { userId: payment.userId });
  return rows[0] ? { ...payment, ...rows[0] } : null;
}
