import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CreditPackage } from '../../lib/contract/commerce/credits.ts';
import type { PaymentMethod } from '../../lib/contract/commerce/payment-methods.ts';
import type { Order, Payment } from '../../lib/contract/commerce/payments.ts';
import type { Person } from './cast.ts';
import type { Scenario } from '../../simulators/checkout/scenarios.ts';
import { choose as chooseAt } from './checkout.ts';
import type { Visitor } from './http.ts';

export type OrderOptions = {
  credits?: number;
  country?: string;
  method?: PaymentMethod;
  /** Absent: the order's default. */
  code?: string;
};

type Buyer = Pick<Person, 'visitor'>;

/** The bundle of a size in a country's currency. */
async function requirePackage(visitor: Visitor, credits: number, country = 'DE'): Promise<CreditPackage> {
  const { body } = await visitor.call<{ packages: CreditPackage[] }>('GET /api/packages.php', {
    query: { country },
  });
  const found = body.packages.find((each) => each.credits === credits && each.kind === 'credits');
  if (!found) throw new Error(`No bundle of ${credits} credits in ${country}`);
  return found;
}

export async function previewOrder(
  { visitor }: Buyer,
  { credits = 35, country = 'DE', ...asked }: OrderOptions = {},
) {
  const { id } = await requirePackage(visitor, credits, country);
  const query = { ...asked, package_id: id, country };
  const { status, body } = await visitor.call<{ order: Order; error?: string }>('GET /api/order.php', {
    query,
  });
  return { status, error: body.error, order: body.order };
}

/** Orders what the preview shows, as the page does; returns the preview's error if it fails. */
export async function placeOrder(buyer: Buyer, options: OrderOptions = {}, key: string = randomUUID()) {
  const { method = 'creditcard' } = options;
  const { status, error, order } = await previewOrder(buyer, { method, ...options });
  if (status !== 200) return { status, error, payment: undefined };
  return postOrder(buyer, order, method, key);
}

export async function postOrder(
  { visitor }: Buyer,
  order: Order,
  method: PaymentMethod,
  key: string = randomUUID(),
) {
  const { status, body } = await visitor.call<{ payment?: Payment; error?: string }>(
    'POST /api/payment.php',
    {
      body: {
        package_id: order.package.id,
        country: order.country,
        method,
        code: order.discount?.code ?? null,
        amount: order.amount,
        begin_at_once: true,
      },
      key,
    },
  );
  return { status, error: body.error, payment: body.payment };
}

/** Picks an option of the sandbox's checkout page, such as `paid` or `cancelled`. */
export async function choose(
  payment: Pick<Payment, 'checkout_url'> | undefined,
  scenario: Scenario,
): Promise<void> {
  if (!payment?.checkout_url) throw new Error('The order has no checkout');
  if (!(await chooseAt(payment.checkout_url, scenario))) throw new Error('The checkout leads nowhere');
}

/** A payment once it has left `pending`; throws after 20 seconds. */
export async function settled({ visitor }: Buyer, payment: Payment | undefined): Promise<Payment> {
  const query = { payment_id: payment?.payment_id ?? 0 };
  for (let tries = 0; tries < 100; tries += 1) {
    const { body } = await visitor.call<{ payment: Payment }>('GET /api/payment.php', { query });
    if (body.payment.status !== 'pending') return body.payment;
    await sleep(200);
  }
  throw new Error('The payment stayed pending');
}

export async function buy(buyer: Buyer, options: OrderOptions = {}): Promise<Payment> {
  const { payment } = await placeOrder(buyer, options);
  await choose(payment, 'paid');
  return settled(buyer, payment);
}
