import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { startPayment as startPaymentCall } from '#lib/contract/commerce/payments.ts';
import { priceOrder, type PricedOrder } from '../packages/price-order.ts';
import { inTransaction, type Tx } from '../../platform/db/connect.ts';
import { storeMandate } from '../direct-debit/agree.ts';
import { holdDiscount } from '../discounts/hold-discount.ts';
import type { Services } from '../../platform/http/call.ts';
import { CallError, invalidInput } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { agreeOnDebit, requirePaymentDebit } from './require-payment-debit.ts';
import { endPayment } from './expire-payment.ts';
import { createAtProvider } from './create-at-provider.ts';
import { makeOrderNumber } from './order-number.ts';
import { findByKey, findPayment, type PaymentRow } from './queries.ts';
import { requireSameOrder } from './same-order.ts';
import { payments } from '../../platform/db/schema/payments.ts';
import { int4, int8, orNull, text, timestamptz, uuid, statement } from '../../platform/db/statement.ts';

type Input = z.output<typeof startPaymentCall.body>;
type Caller = { actor: Actor; locale: string; key: string | null };

/**
 * Orders a package. The payment is stored before the provider is called, so a crash loses nothing. The same key
 * returns and resumes the same payment; with a different order it is refused as `invalid_input`.
 */
export async function startPayment(services: Services, caller: Caller, input: Input): Promise<PaymentRow> {
  const idempotencyKey = caller.key ?? randomUUID();
  const payment =
    (await findByKey(services.db, caller.actor.userId, idempotencyKey)) ??
    (await placeOrder(services, { ...caller, key: idempotencyKey }, input));
  requireSameOrder(payment, input);
  const debit = await requirePaymentDebit(services, payment, input);
  if (payment.providerRef) return payment;
  if (payment.failure === 'refused') throw new CallError('payment_refused');
  if (payment.status !== 'pending') return payment;
  return createAtProvider(services, payment, debit);
}

const selectUsers = statement({
  params: { userId: int8 },
  text: `select 1 from users where id = :userId for update`,
});

async function placeOrder(
  services: Services,
  caller: Caller & { key: string },
  input: Input,
): Promise<PaymentRow> {
  const { db, jobs, providers, now } = services;
  const { actor, key, locale } = caller;
  requireBegin(input);
  const request = {
    packageId: input.package_id,
    country: input.country,
    method: input.method,
    code: input.code,
  };
  const { order, heldBy } = await priceOrder(db, actor, request, now());
  if (input.method === 'directdebit') requireAsShown(order, input);
  const agreed = await agreeOnDebit(services, caller, input);
  if (agreed === 'earlier') return requirePayment(await findByKey(db, actor.userId, key));
  if (heldBy) await cancelPending(services, heldBy);

  return inTransaction(db, async (tx) => {
    // Serializes the orders of one member: the second call with the same key finds the first one's payment.
    await selectUsers(tx, { userId: actor.userId });
    const earlier = await findByKey(tx, actor.userId, key);
    if (earlier) return earlier;
    const priced = await priceOrder(tx, actor, request, now());
    requireAsShown(priced.order, input);
    const id = await insertPayment(
      tx,
      {
        ...priced,
        actor,
        idempotencyKey: key,
        locale,
        method: input.method,
        provider: providers.current.name,
        startsAtOnce: input.begin_at_once,
      },
      now(),
    );
    const { discountId } = priced;
    if (discountId !== null)
      await holdDiscount(tx, {
        discountId,
        userId: actor.userId,
        brandId: actor.brandId,
        paymentId: id,
        now: now(),
      });
    if (agreed) {
      await storeMandate(
        tx,
        agreed,
        { paymentId: id, userId: actor.userId, locale, amount: input.amount },
        now(),
      );
      await jobs.enqueue(tx, 'send-mail', { mail: 'mandate', id });
    }
    return requirePayment(await findPayment(tx, id));
  });
}

function requirePayment(payment: PaymentRow | null): PaymentRow {
  if (!payment) throw new Error('The payment was not written');
  return payment;
}

/** An unpaid older payment of the same member releases the discount that the new one requests. */
async function cancelPending(services: Services, paymentId: number): Promise<void> {
  const older = await findPayment(services.db, paymentId);
  if (older?.status === 'pending') await endPayment(services, older, 'cancelled', 'return');
}

/** Early use is paid for only if the member asked for immediate performance (Directive 2011/83/EU article 7). */
function requireBegin(input: Input): void {
  if (!input.begin_at_once) throw invalidInput({ begin_at_once: 'consent_missing' });
}

/** Charges exactly the amount shown, or nothing. */
function requireAsShown(order: PricedOrder['order'], input: Input): void {
  if (order.package.id !== input.package_id || order.amount !== input.amount)
    throw new CallError('price_changed');
  if (!order.methods.includes(input.method)) throw new CallError('method_unavailable');
}

type NewPayment = PricedOrder & {
  actor: Actor;
  idempotencyKey: string;
  locale: string;
  method: Input['method'];
  provider: string;
  /** Asked for immediate performance within the withdrawal period. */
  startsAtOnce: boolean;
};

const insertPayments = statement({
  params: {
    number: text,
    token: uuid,
    idempotencyKey: text,
    userId: int8,
    brandId: text,
    packageId: int8,
    credits: int4,
    amount: int4,
    list_amount: int4,
    currency: text,
    country: text,
    vat_rate: int4,
    discountId: orNull(int8),
    method: text,
    provider: text,
    locale: text,
    now: timestamptz,
    immediateRequestedAt: orNull(timestamptz),
  },
  row: { id: payments.id },
  text: `
    insert into payments (number, token, idempotency_key, user_id, brand_id, package_id, credits, amount, list_amount, currency,
      country, vat_rate, discount_id, method, provider, locale, created_at,
      immediate_requested_at)
    values (:number, :token, :idempotencyKey, :userId, :brandId, :packageId,
      :credits, :amount, :list_amount, :currency, :country,
      :vat_rate, :discountId, :method, :provider, :locale, :now,
      :immediateRequestedAt) returning id`,
});

async function insertPayment(tx: Tx, payment: NewPayment, now: Date): Promise<number> {
  const { order, discountId, actor, idempotencyKey, locale, method, provider, startsAtOnce } = payment;
  const { rows } = await insertPayments(tx, {
    number: makeOrderNumber(now),
    token: randomUUID(),
    idempotencyKey,
    userId: actor.userId,
    brandId: actor.brandId,
    packageId: order.package.id,
    credits: order.package.credits,
    amount: order.amount,
    list_amount: order.list_amount,
    currency: order.package.currency,
    country: order.country,
    vat_rate: order.vat_rate,
    discountId,
    method,
    provider,
    locale,
    now,
    immediateRequestedAt: startsAtOnce ? now : null,
  });
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The payment was not written');
  return id;
}
