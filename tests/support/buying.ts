import { randomUUID } from 'node:crypto';
import type { CreditPackage } from '../../lib/contract/commerce/packages.ts';
import type { Payment } from '../../lib/contract/commerce/payments.ts';
import type { Order } from '../../lib/contract/commerce/orders.ts';
import type { Scenario } from '../../simulators/checkout/scenarios.ts';
import { choose } from './checkout.ts';
import type { Visitor } from './http.ts';
import { eventually } from './until.ts';

type PurchaseOptions = {
  country?: string;
  method?: string;
  /** Absent: the order's default; `order` and `ordered` take it as none. */
  code?: string | null;
  key?: string;
  amount?: number;
  /** Whether the box for an immediate start is ticked; null omits the field. */
  begins?: boolean | null;
  /** The size of the bundle. */
  credits?: number;
  /** Index of the package, cheapest first, in place of a size. */
  nth?: number;
};

/** A filled in form of the direct debit. */
export const mandateForm = {
  account_holder: 'Alice Demo',
  iban: 'DE89370400440532013000',
  street: 'Hauptstraße',
  house_number: '12a',
  postal_code: '50667',
  city: 'Köln',
  mobile: '+4915112345678',
  consent: true,
};

export async function previewOrder(
  visitor: Visitor,
  { country = 'DE', method, code, credits = 35, nth }: PurchaseOptions = {},
) {
  const { body: list } = await visitor.call<{ packages: CreditPackage[] }>('GET /api/packages.php', {
    query: { country },
  });
  const found =
    nth === undefined
      ? list.packages.find((each) => each.credits === credits && each.kind === 'credits')
      : list.packages[nth];
  const query = {
    package_id: found?.id ?? 0,
    country,
    ...(method ? { method } : {}),
    ...(code ? { code } : {}),
  };
  const { status, body } = await visitor.call<{ order: Order; error?: string }>('GET /api/order.php', {
    query,
  });
  return { status, error: body.error, order: body.order };
}

export const showOrder = async (visitor: Visitor, options: PurchaseOptions = {}) =>
  (await previewOrder(visitor, { nth: 0, ...options })).order;

export function postOrder(
  visitor: Visitor,
  { package: pack, country, discount, amount }: Order,
  { key = randomUUID(), begins = true, ...changes }: PurchaseOptions = {},
) {
  const ordering = { country, method: 'creditcard', code: discount?.code ?? null, amount, ...changes };
  return visitor.call<{ payment: Payment; error?: string; fields?: Record<string, string> }>(
    'POST /api/payment.php',
    {
      body: { package_id: pack.id, ...ordering, ...(begins === null ? {} : { begin_at_once: begins }) },
      key,
    },
  );
}

/** Orders what the preview shows, as the page does; returns the preview's error if it fails. */
export async function placeOrder(visitor: Visitor, options: PurchaseOptions = {}) {
  const { method = 'creditcard' } = options;
  const preview = await previewOrder(visitor, { method, ...options });
  if (preview.status !== 200) return { ...preview, payment: undefined };
  const { status, body } = await postOrder(visitor, preview.order, { method });
  return { status, error: body.error, payment: body.payment };
}

/** Orders with obligation to pay; without a discount unless given. */
export async function order(visitor: Visitor, options: PurchaseOptions = {}) {
  const { country = 'DE', method = 'creditcard', code = null, key, begins } = options;
  // With an explicit total, the order is sent unchanged, even with an unavailable code.
  const shown = await showOrder(visitor, options.amount === undefined ? options : { ...options, code: null });
  const amount = options.amount ?? (code === null ? shown.list_amount : shown.amount);
  return postOrder(visitor, shown, { country, method, code, amount, key, begins });
}

/** The payment of an order that has to succeed. */
export async function ordered(visitor: Visitor, options: PurchaseOptions = {}): Promise<Payment> {
  const { status, body } = await order(visitor, options);
  if (status !== 200) throw new Error(`The order answered ${status}: ${JSON.stringify(body)}`);
  return body.payment;
}

/** Orders, takes an option of the checkout, and waits for the webhook. */
export async function bought(
  visitor: Visitor,
  options: PurchaseOptions = {},
  scenario: Scenario = 'paid',
): Promise<Payment> {
  const { checkout_url, payment_id } = await ordered(visitor, options);
  await choose(checkout_url, scenario);
  return { ...(await settled(visitor, payment_id)), checkout_url };
}

/** Buys as the page does: with the discount that the order has. */
export async function buy(visitor: Visitor, options: PurchaseOptions = {}): Promise<Payment> {
  const { status, payment } = await placeOrder(visitor, options);
  if (!payment) throw new Error(`The order answered ${status}`);
  await choose(payment.checkout_url, 'paid');
  return settled(visitor, payment.payment_id);
}

export async function getPayment(visitor: Visitor, id: number): Promise<Payment> {
  const { body } = await visitor.call<{ payment: Payment }>('GET /api/payment.php', {
    query: { payment_id: id },
  });
  return body.payment;
}

/**
 * The settled payment in the list, which does not query the provider: so the webhook arrived.
 * @throws {Error} if it is still pending after a minute
 */
export function settled(visitor: Visitor, id: number): Promise<Payment> {
  return eventually(async () => {
    const { body } = await visitor.call<{ payments: Payment[] }>('GET /api/payments.php');
    return body.payments.find((each) => each.payment_id === id && each.status !== 'pending');
  });
}

export async function getCredits(visitor: Visitor): Promise<number> {
  const { body } = await visitor.call<{ credits: number }>('GET /api/credits.php');
  return body.credits;
}

/** A provider's webhook: a form without an origin. */
export function webhook(visitor: Visitor, id: string, headers: Record<string, string> = {}) {
  return visitor.request('/api/payment-webhook.php?provider=sandbox', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ id }).toString(),
  });
}
