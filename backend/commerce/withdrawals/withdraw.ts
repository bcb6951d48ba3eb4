import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { withdraw as withdrawCall } from '#lib/contract/commerce/withdrawals.ts';
import type { Brand } from '../../brands/brand.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { BackendEnv } from '../../env.ts';
import { invalidInput } from '../../platform/http/errors.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { mayMailStranger } from '../../outreach/mail/may-mail-stranger.ts';
import { findWithdrawable, matchesOrderNumber, type Withdrawable } from './find-withdrawable.ts';
import { withdrawals } from '../../platform/db/schema/withdrawals.ts';
import { text, timestamptz, statement, int4, int8 } from '../../platform/db/statement.ts';
import { bookCredits } from '../credits/book-credits.ts';
import { endPremium } from '../payments/end-premium.ts';
import { requestRefund } from '../payments/refund.ts';
import { recordReversal } from '../../growth/tracking/conversions.ts';
import { computeRefund } from './withdrawal-refund.ts';

type Filing = {
  env: BackendEnv;
  brand: Brand;
  locale: string;
  key: string;
  jobs: Jobs;
  /** Address of the client. */
  client: string;
};
type Declaration = Omit<z.output<typeof withdrawCall.body>, 'proof' | 'website'>;
type Acknowledgement = z.input<(typeof withdrawCall)['response']>;

const insertWithdrawals = statement({
  params: {
    reference: text,
    idempotencyKey: text,
    brandId: text,
    name: text,
    order: text,
    email: text,
    locale: text,
    now: timestamptz,
  },
  row: { id: withdrawals.id },
  text: `
    insert into withdrawals (reference, idempotency_key, brand_id, name, order_number, email, locale, status, created_at)
    values (:reference, :idempotencyKey, :brandId, :name, :order, :email,
      :locale, 'open', :now)
    on conflict (idempotency_key) do nothing returning id`,
});

/**
 * Accepts a withdrawal from any visitor (Directive 2023/2673): stores it as declared and confirms it by mail with
 * date and time. If order number and mail address match a payment within its period, unused credits are removed and
 * refunded at once; all others are decided by the operator. The same declaration under the same key returns the same
 * receipt. A repeated withdrawal from an order returns the first receipt without a second mail.
 * @throws CallError `invalid_input` if the key was used for another declaration
 */
export async function withdraw(
  tx: Tx,
  { env, brand, locale, key, jobs, client }: Filing,
  declared: Declaration,
  now: Date,
): Promise<Acknowledgement> {
  const idempotencyKey = `${brand.id}:${key}`;
  // Serializes withdrawals from one order.
  const payment = await findWithdrawable(tx, brand, declared, now);
  const same = await findByKey(tx, idempotencyKey, declared);
  if (same) return toAcknowledgement(same, false);
  const earlier = await findEarlier(tx, brand, declared);
  if (earlier) return toAcknowledgement(earlier, true);

  const reference = makeReference(brand.id, now);
  const { rows } = await insertWithdrawals(tx, {
    reference,
    idempotencyKey,
    brandId: brand.id,
    name: declared.name,
    order: declared.order,
    email: declared.email,
    locale,
    now,
  });
  const id = rows[0]?.id;
  if (id === undefined) {
    const winner = await findByKey(tx, idempotencyKey, declared);
    if (!winner) throw new Error('The withdrawal was not stored');
    return toAcknowledgement(winner, false);
  }

  if (payment) await reverseCredits(tx, jobs, { withdrawalId: id, payment }, now);
  // A buyer's address is confirmed; any other address may belong to someone else.
  const mail = { env, brandId: brand.id, email: declared.email, client };
  if (payment || (await mayMailStranger(tx, mail, now)))
    await jobs.enqueue(tx, 'send-mail', { mail: 'withdrawal', id });
  return { receipt: reference, received_at: now.toISOString(), repeated: false };
}

type Earlier = { reference: string; createdAt: Date | string };

const earlierColumns = sql`withdrawals.reference, withdrawals.created_at as "createdAt"`;

const toAcknowledgement = ({ reference, createdAt }: Earlier, repeated: boolean): Acknowledgement => ({
  receipt: reference,
  received_at: new Date(createdAt).toISOString(),
  repeated,
});

/** The first withdrawal matched to this order, also after its period. */
async function findEarlier(tx: Tx, brand: Brand, { order, email }: Declaration): Promise<Earlier | null> {
  const { rows } = await tx.execute<Earlier>(sql`
    select ${earlierColumns} from withdrawals
      join payments on payments.id = withdrawals.payment_id join users on users.id = payments.user_id
    where ${matchesOrderNumber(brand, order)} and lower(users.email) = ${email} order by withdrawals.id limit 1`);
  return rows[0] ?? null;
}

/** The declaration stored under a key. @throws CallError `invalid_input` if it differs */
async function findByKey(
  tx: Tx,
  idempotencyKey: string,
  { name, order, email }: Declaration,
): Promise<Earlier | null> {
  const { rows } = await tx.execute<Earlier & { isSame: boolean }>(sql`
    select ${earlierColumns}, (name, order_number, email) = (${name}, ${order}, ${email}) as "isSame"
      from withdrawals where idempotency_key = ${idempotencyKey}`);
  if (rows[0]?.isSame === false) throw invalidInput({ idempotency_key: 'invalid' });
  return rows[0] ?? null;
}

/** Unambiguous letters and digits. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Such as `W-HERZFUNKE-20261121-7KQ4MZ9TBX`. */
function makeReference(brandId: string, now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  const end = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `W-${brandId.toUpperCase()}-${day}-${end}`;
}

type Withdrawn = { withdrawalId: number; payment: Withdrawable };

const updateWithdrawals = statement({
  params: {
    id: int8,
    status: text,
    credits: int4,
    amount: int4,
    usedAmount: int4,
    withdrawalId: int8,
  },
  text: `
    update withdrawals set payment_id = :id, status = :status, credits = :credits,
      amount = :amount, used_amount = :usedAmount
    where id = :withdrawalId`,
});

/** Removes the unused credits of an order and orders the refund; the caller has locked member and payment. */
async function reverseCredits(
  tx: Tx,
  jobs: Jobs,
  { withdrawalId, payment }: Withdrawn,
  now: Date,
): Promise<void> {
  const { credits, amount, spent } = computeRefund(payment);
  const status = amount > 0 ? 'refunding' : 'nothing_left';
  await updateWithdrawals(tx, {
    id: payment.id,
    status,
    credits: amount > 0 ? credits : 0,
    amount,
    usedAmount: spent.amount,
    withdrawalId,
  });
  if (amount === 0) return;
  if (credits > 0)
    await bookCredits(tx, {
      userId: payment.userId,
      delta: -credits,
      reason: 'refund',
      reference: `payment:${payment.id}:refund:${withdrawalId}`,
      now,
    });
  const reversal = await requestRefund(
    tx,
    jobs,
    { paymentId: payment.id, amount, credits, withdrawalId },
    now,
  );
  const back = { paymentId: payment.id, userId: payment.userId, amount, ref: `refund:${reversal}` };
  await recordReversal(tx, jobs, back, now);
  await endPremium(tx, payment.userId);
}
