import { randomUUID } from 'node:crypto';
import type { CreditPackage } from '../../lib/contract/commerce/credits.ts';
import type { Order, Payment } from '../../lib/contract/commerce/payments.ts';
import type { Visitor } from '../support/http.ts';
import { eventually } from '../support/until.ts';

type PurchaseOptions = {
  country?: string;
  method?: string;
  code?: string | null;
  key?: string;
  amount?: number;
  /** Whether the box that asks to begin at once is ticked; null leaves the field out. */
  begins?: boolean | null;
  /** Which of the packages, cheapest first. */
  nth?: number;
};

/** What an order page shows to a member. */
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

/** Orders with the duty to pay; no discount unless one is named. */
export async function order(visitor: Visitor, wish: PurchaseOptions = {}) {
  const { country = 'DE', method = 'creditcard', code = null, key = randomUUID(), begins = true } = wish;
  // With a total of its own the order is sent as it is, also where its code is not to be had.
  const shown = await showOrder(visitor, wish.amount === undefined ? wish : { ...wish, code: null });
  const { amount, list_amount: listAmount, package: pack } = shown;
  const total = wish.amount ?? (code === null ? listAmount : amount);
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

/** The payment of an order that has to work. */
export async function ordered(visitor: Visitor, wish: PurchaseOptions = {}): Promise<Payment> {
  const { status, body } = await order(visitor, wish);
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
 * The payment as the list shows it once it is settled: the list asks no provider, so that what came was told to us.
 * @throws {Error} when it is pending still after a minute
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

/** What a provider sends: a form, from nowhere. */
export function webhook(visitor: Visitor, id: string, headers: Record<string, string> = {}) {
  return visitor.request('/api/payment-webhook.php?provider=sandbox', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ id }).toString(),
  });
}
