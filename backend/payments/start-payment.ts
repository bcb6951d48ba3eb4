import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { startPayment as startPaymentCall } from '../../lib/contract/payments.ts';
import { requireBrand } from '../brands/brand.ts';
import { priceOrder, type PricedOrder } from '../catalogue/price-order.ts';
import { inTransaction, type Tx } from '../db/connect.ts';
import { keepMandate } from '../direct-debit/agree.ts';
import { holdDiscount } from '../discounts/hold-discount.ts';
import type { Services } from '../http/call.ts';
import { CallError, invalidInput } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import { agreeOnDebit, debitOfPayment } from './debit-of-order.ts';
import { endPayment } from './expire-payment.ts';
import { openAtProvider } from './open-at-provider.ts';
import { makeOrderNumber } from './order-number.ts';
import { ProviderUnavailable } from './provider.ts';
import { findByKey, findPayment, type PaymentRow } from './queries.ts';

type Input = z.output<typeof startPaymentCall.body>;
type Caller = { actor: Actor; locale: string; key: string | null };

/**
 * Orders a package: the payment is written before the provider hears of it, so that a process that dies in between loses
 * nothing. The same key again gives the same payment, and goes on with it where it was left.
 */
export async function startPayment(services: Services, caller: Caller, input: Input): Promise<PaymentRow> {
  const key = caller.key ?? randomUUID();
  const payment =
    (await findByKey(services.db, caller.actor.userId, key)) ??
    (await placeOrder(services, { ...caller, key }, input));
  if (payment.providerRef) return payment;
  if (payment.failure === 'refused') throw new CallError('payment_refused');
  if (payment.status !== 'pending') return payment;
  return openAtProvider(services, payment, await debitOfPayment(services, payment, input));
}

async function placeOrder(
  services: Services,
  caller: Caller & { key: string },
  input: Input,
): Promise<PaymentRow> {
  const { db, jobs, providers, now } = services;
  const { actor, key, locale } = caller;
  await requireBegin(services, actor, input);
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
  if (heldBy) await giveWay(services, heldBy);

  return inTransaction(db, async (tx) => {
    // Orders of one member wait here for each other: the same key finds what the first has written.
    await tx.execute(sql`select 1 from users where id = ${actor.userId} for update`);
    const earlier = await findByKey(tx, actor.userId, key);
    if (earlier) return earlier;
    const priced = await priceOrder(tx, actor, request, now());
    requireAsShown(priced.order, input);
    const id = await insertPayment(
      tx,
      {
        ...priced,
        actor,
        key,
        locale,
        method: input.method,
        provider: providers.current.name,
        begins: input.begin_at_once,
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
      await keepMandate(
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

/** An older payment of the same member that nobody has paid lets go of the discount that the new one asks for. */
async function giveWay(services: Services, paymentId: number): Promise<void> {
  const older = await findPayment(services.db, paymentId);
  if (older?.status !== 'pending') return;
  try {
    await endPayment(services, older, 'cancelled', 'return');
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new CallError('provider_unavailable');
    throw error;
  }
}

/** Without a right to withdraw there is nothing to ask for. */
async function requireBegin({ db }: Services, { brandId }: Actor, input: Input): Promise<void> {
  const { settings } = await requireBrand(db, brandId);
  if (settings.refund_days > 0 && !input.begin_at_once)
    throw invalidInput({ begin_at_once: 'consent_missing' });
}

/** What is charged is what was shown, or nothing. */
function requireAsShown(order: PricedOrder['order'], input: Input): void {
  if (order.package.id !== input.package_id || order.amount !== input.amount)
    throw new CallError('price_changed');
  if (!order.methods.includes(input.method)) throw new CallError('method_unavailable');
}

type NewPayment = PricedOrder & {
  actor: Actor;
  key: string;
  locale: string;
  method: Input['method'];
  provider: string;
  /** Asked to begin within the time to withdraw. */
  begins: boolean;
};

async function insertPayment(tx: Tx, payment: NewPayment, now: Date): Promise<number> {
  const { order, discountId, actor, key, locale, method, provider, begins } = payment;
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into payments (number, token, key, user_id, brand_id, package_id, credits, amount, list_amount, currency,
      country, vat_rate, discount_id, method, provider, locale, created_at,
      immediate_requested_at)
    values (${makeOrderNumber(now)}, ${randomUUID()}, ${key}, ${actor.userId}, ${actor.brandId}, ${order.package.id},
      ${order.package.credits}, ${order.amount}, ${order.list_amount}, ${order.package.currency}, ${order.country},
      ${order.vat_rate}, ${discountId}, ${method}, ${provider}, ${locale}, ${now.toISOString()},
      ${begins ? now.toISOString() : null}) returning id`);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The payment was not written');
  return id;
}
