import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { enqueuePostbacks } from '../postbacks/enqueue-postbacks.ts';

type Sale = { id: number; userId: number; amount: number; currency: string };

type Reversal = {
  paymentId: number;
  userId: number;
  /** Refunded amount in minor units. */
  amount: number;
  /** Distinguishes it from other reversals of the payment. */
  ref: string;
};

/** Bots earn nothing, so their leads are rejected at once. */
const leadOrRejected = sql`case when attributions.bot then 'rejected' else 'lead' end`;

/** Records the confirmation of an attributed account once, in the transaction that confirms it. */
export async function recordLead(tx: Tx, jobs: Jobs, userId: number, now: Date): Promise<void> {
  await recordConversion(tx, jobs, now, {
    userId,
    key: sql`case when attributions.bot then ${rejectedAccount(userId)} else ${`lead:${userId}`} end`,
    event: leadOrRejected,
  });
}

/** Records a payment of an attributed member. */
export async function recordSale(tx: Tx, jobs: Jobs, sale: Sale, now: Date): Promise<void> {
  const { id, userId, amount, currency } = sale;
  await recordConversion(tx, jobs, now, {
    userId,
    key: sql`${saleKey(id)}`,
    event: sql`'sale'`,
    money: sql`${amount}::int, ${currency}`,
  });
}

/** Records a refund or chargeback of a sale; ignores payments that were not sales. */
export async function recordReversal(tx: Tx, jobs: Jobs, reversal: Reversal, now: Date): Promise<void> {
  const { paymentId, userId, amount, ref } = reversal;
  await recordConversion(tx, jobs, now, {
    userId,
    key: sql`${`rejected:${paymentId}:${ref}`}`,
    event: sql`'rejected'`,
    money: sql`${amount}::int, earlier.currency`,
    of: saleKey(paymentId),
  });
}

/** Records that an account with a lead was locked by a decision. */
export async function recordLockedAccount(tx: Tx, jobs: Jobs, userId: number, now: Date): Promise<void> {
  await recordConversion(tx, jobs, now, {
    userId,
    key: sql`${rejectedAccount(userId)}`,
    event: sql`'rejected'`,
    of: `lead:${userId}`,
  });
}

type Fact = {
  userId: number;
  key: SQL;
  event: SQL;
  money?: SQL;
  /** Key of the fact that it reverses; ignored if that fact does not exist. */
  of?: string;
};

async function recordConversion(
  tx: Tx,
  jobs: Jobs,
  now: Date,
  { userId, key, event, money, of }: Fact,
): Promise<void> {
  const earlier = of === undefined ? sql`` : sql`join conversions earlier on earlier.idempotency_key = ${of}`;
  const { rowCount } = await tx.execute(sql`
    insert into conversions (idempotency_key, event, transaction, brand_id, user_id, network, ref, slug, bot, amount, currency,
      created_at)
    select ${key}, ${event}, ${of === undefined ? sql`${randomUUID()}::uuid` : sql`earlier.transaction`},
      attributions.brand_id, attributions.user_id, attributions.last->>'network', attributions.last->>'ref',
      attributions.last->>'slug', attributions.bot, ${money ?? sql`null::int, null`},
      ${now.toISOString()}::timestamptz
    from attributions ${earlier} where attributions.user_id = ${userId}
    on conflict (idempotency_key) do nothing`);
  if (rowCount) await enqueuePostbacks(tx, jobs, userId, now);
}

const saleKey = (paymentId: number) => `sale:${paymentId}`;
const rejectedAccount = (userId: number) => `rejected:account:${userId}`;
