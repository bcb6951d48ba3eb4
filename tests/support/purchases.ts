import { randomUUID } from 'node:crypto';
import type { CreditPackage } from '#lib/contract/commerce/credits.ts';
import type { Order, Payment } from '#lib/contract/commerce/payments.ts';
import type { Visitor } from './http.ts';
import { eventually } from './until.ts';

type PurchaseOptions = {
  country?: string;
  method?: string;
  code?: string | null;
  key?: string;
  amount?: number;
  /** Whether the box for an immediate start is ticked; null omits the field. */
  begins?: boolean | null;
  /** Index of the package, cheapest first. */
  nth?: number;
};

export async function showOrder(
  visitor: Visitor,
  { country = 'DE', method, code, nth = 0 }: PurchaseOptions = {},
) {
  const { body } = await visitor.call<{ packages: CreditPackage[] }>('GET /api/packages.php', {
    query: { country },
  });
  const query = {
    package_id: body.packages[nth]?.id ?? 0,
    country,
    ...(method ? { method } : {}),
    ...(code ? { code } : {}),
  };
  const answer = await visitor.call<{ order: Order; error?: string }>('GET /api/order.php', { query });
  return answer.body.order;
}

/** Orders with obligation to pay; without a discount unless given. */
export async function order(visitor: Visitor, options: PurchaseOptions = {}) {
  const { country = 'DE', method = 'creditcard', code = null, key = randomUUID(), begins = true } = options;
  // With an explicit total, the order is sent unchanged, even with an unavailable code.
  const shown = await showOrder(visitor, options.amount === undefined ? options : { ...options, code: null });
  const { amount, list_amount: listAmount, package: pack } = shown;
  const total = options.amount ?? (code === null ? listAmount : amount);
  return visitor.call<{ payment: Payment; error?: string; fields?: Record<string, string> }>(
    'POST /api/payment.php',
    {
      body: {
        package_id: pack.id,
        country,
        method,
        code,
        amount: total,
        ...(begins === null ? {} : { begin_at_once: begins }),
      },
      key,
    },
  );
}

/** The payment of an order that has to succeed. */
export async function ordered(visitor: Visitor, options: PurchaseOptions = {}): Promise<Payment> {
  const { status, body } = await order(visitor, options);
  if (status !== 200) throw new Error(`The order answered ${status}: ${JSON.stringify(body)}`);
  return body.payment;
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
