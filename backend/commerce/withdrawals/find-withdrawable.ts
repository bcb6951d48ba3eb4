import { sql, type SQL } from 'drizzle-orm';
import type { Brand } from '../../brands/brand.ts';
import type { Queries, Tx } from '../../platform/db/connect.ts';
import { findOrder } from '../payments/find-order.ts';
import { payments } from '../../platform/db/schema/payments.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { bool, int4, int8, statement } from '../../platform/db/statement.ts';

export type Withdrawable = {
  id: number;
  userId: number;
  credits: number;
  /** Minor units. */
  amount: number;
  currency: string;
  /** Whether the member asked for immediate performance. */
  begun: boolean;
  /** Minor units and credits returned before. */
  returned: { amount: number; credits: number };
  /** The member's balance. */
  balance: number;
};

type Found = { id: number; userId: number };

const selectUsers = statement({
  params: { userId: int8 },
  text: `select 1 from users where id = :userId for update`,
});

const selectPayments = statement({
  params: { id: int8 },
  text: `select 1 from payments where id = :id for update`,
});

/**
 * The completed payment that can still be withdrawn from, by order number of this brand (any spelling) and mail
 * address of the payer. Locks the member, then the payment. Null without a match.
 */
export async function findWithdrawable(
  tx: Tx,
  brand: Brand,
  { order, email }: { order: string; email: string },
  now: Date,
): Promise<Withdrawable | null> {
  const found = await find(tx, brand, order, sql`lower(users.email) = ${email}`, now);
  if (!found) return null;
  await selectUsers(tx, { userId: found.userId });
  await selectPayments(tx, { id: found.id });
  return loadAmounts(tx, found);
}

/** The same for the member's own order, without locks. */
export async function findOwnWithdrawable(
  db: Queries,
  brand: Brand,
  { order, userId }: { order: string; userId: number },
  now: Date,
): Promise<Withdrawable | null> {
  const found = await find(db, brand, order, sql`users.id = ${userId}`, now);
  return found && loadAmounts(db, found);
}

/** Whether an order number, in any spelling, belongs to a payment of the brand. */
export function matchesOrderNumber(brand: Brand, order: string): SQL {
  const number = order
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
  return sql`payments.brand_id = ${brand.id} and replace(payments.number, '-', '') = ${number}`;
}

async function find(db: Queries, brand: Brand, order: string, payer: SQL, now: Date): Promise<Found | null> {
  const { rows } = await db.execute<Found>(sql`
    select payments.id, users.id as "userId" from payments join users on users.id = payments.user_id
    where ${matchesOrderNumber(brand, order)} and ${payer} and payments.status = 'completed'`);
  const found = rows[0];
  const until = found && (await findOrder(db, found.id))?.withdrawUntil;
  return until && now < until ? found : null;
}

const selectOrderSizes = statement({
  params: { id: int8 },
  row: {
    credits: payments.credits,
    amount: payments.amount,
    currency: payments.currency,
    begun: bool,
    balance: users.credits,
  },
  text: `
    select payments.credits, payments.amount, payments.currency, immediate_requested_at is not null as begun,
      users.credits as balance
    from payments join users on users.id = payments.user_id where payments.id = :id`,
});

const selectPaymentReversals = statement({
  params: { id: int8 },
  row: { amount: int4, credits: int4 },
  text: `
    select coalesce(sum(amount), 0)::int as amount, coalesce(sum(credits), 0)::int as credits
    from payment_reversals where payment_id = :id and status <> 'failed'`,
});

async function loadAmounts(db: Queries, found: Found): Promise<Withdrawable | null> {
  const { rows } = await selectOrderSizes(db, { id: found.id });
  const returned = await selectPaymentReversals(db, { id: found.id });
  const [sizes] = rows;
  return sizes ? { ...found, ...sizes, returned: returned.rows[0] ?? { amount: 0, credits: 0 } } : null;
}
