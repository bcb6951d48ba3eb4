import { z } from 'zod';
import { paymentFailures } from '#lib/contract/commerce/payment-methods.ts';
import type { BackendEnv } from '#backend/env.ts';
import {
  providerTimeoutMs,
  ProviderRefused,
  ProviderUnavailable,
  type Look,
  type Provider,
} from './provider.ts';

const paymentSchema = z.object({
  id: z.string(),
  token: z.string(),
  status: z.enum(['open', 'paid', 'failed']),
  failure: z.enum(paymentFailures).nullable(),
  amount: z.number().int(),
  currency: z.string(),
  checkout_url: z.url(),
  chargebacks: z.array(z.object({ id: z.string(), amount: z.number().int() })),
});

type Answer = { status: number; body: unknown };

/** The built-in test provider, a separate process that moves no money. */
export function createSandbox({ CHECKOUT_URL, CHECKOUT_KEY }: BackendEnv): Provider {
  const ask = async (method: string, path: string, body?: object, key?: string): Promise<Answer> => {
    const response = await fetch(new URL(path, CHECKOUT_URL), {
      method,
      headers: {
        authorization: `Bearer ${CHECKOUT_KEY}`,
        'content-type': 'application/json',
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(providerTimeoutMs),
      redirect: 'error',
    }).catch((error: unknown) => {
      throw new ProviderUnavailable('The sandbox cannot be reached', { cause: error });
    });
    if (response.status >= 500) throw new ProviderUnavailable(`The sandbox answered ${response.status}`);
    const text = await response.text();
    if (response.status >= 400 && response.status !== 404)
      throw new ProviderRefused(`The sandbox answered ${response.status}`);
    return { status: response.status, body: text ? (JSON.parse(text) as unknown) : null };
  };

  return {
    name: 'sandbox',
    async create(order) {
      const { body } = await ask('POST', '/v1/payments', {
        token: order.token,
        description: order.description,
        brand: order.brand,
        amount: order.amount,
        currency: order.currency,
        method: order.method,
        locale: order.locale,
        redirect_url: order.redirectUrl,
        webhook_url: order.webhookUrl,
        expires_at: order.expiresAt.toISOString(),
      });
      const { ref, checkoutUrl } = toLook(body);
      return { ref, checkoutUrl };
    },
    async look(ref) {
      const { status, body } = await ask('GET', `/v1/payments/${encodeURIComponent(ref)}`);
      return status === 404 ? null : toLook(body);
    },
    async find(token) {
      const { body } = await ask('GET', `/v1/payments?token=${token}`);
      const { payments } = z.object({ payments: z.array(z.unknown()) }).parse(body);
      return payments.length ? toLook(payments[0]) : null;
    },
    async cancel(ref) {
      await ask('DELETE', `/v1/payments/${encodeURIComponent(ref)}`);
    },
    async refund({ ref, amount, key }) {
      const { status, body } = await ask(
        'POST',
        `/v1/payments/${encodeURIComponent(ref)}/refunds`,
        { amount },
        key,
      );
      if (status === 404) throw new ProviderRefused('The sandbox does not know the payment');
      return { ref: z.object({ id: z.string() }).parse(body).id };
    },
  };
}

function toLook(body: unknown): Look {
  const { id, checkout_url: checkoutUrl, chargebacks, ...payment } = paymentSchema.parse(body);
  return {
    ...payment,
    ref: id,
    checkoutUrl: payment.status === 'open' ? checkoutUrl : null,
    chargebacks: chargebacks.map((each) => ({ ref: each.id, amount: each.amount })),
  };
}
