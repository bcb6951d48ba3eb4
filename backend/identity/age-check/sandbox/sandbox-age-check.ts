import { z } from 'zod';
import type { BackendEnv } from '#backend/env.ts';
import { providerTimeoutMs, ProviderUnavailable } from '#backend/commerce/payments/provider.ts';
import type { AgeCheckProvider } from '../provider.ts';

const checkSchema = z.object({
  id: z.string(),
  state: z.enum(['pending', 'passed', 'failed']),
  url: z.url(),
});

/** The built-in provider: the process beside the backend that plays one, and looks at nobody. */
export function createSandboxAgeCheck({
  CHECKOUT_URL,
  CHECKOUT_KEY,
}: Pick<BackendEnv, 'CHECKOUT_URL' | 'CHECKOUT_KEY'>): AgeCheckProvider {
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(new URL(path, CHECKOUT_URL), {
      method,
      headers: { authorization: `Bearer ${CHECKOUT_KEY}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(providerTimeoutMs),
      redirect: 'error',
    }).catch((error: unknown) => {
      throw new ProviderUnavailable('The sandbox cannot be reached', { cause: error });
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new ProviderUnavailable(`The sandbox answered ${response.status}`);
    return checkSchema.parse(await response.json());
  };
  return {
    name: 'sandbox',
    async start(order) {
      const check = await ask('POST', '/v1/age-checks', {
        brand: order.brand,
        locale: order.locale,
        min_age: order.minAge,
        redirect_url: order.redirectUrl,
        webhook_url: order.webhookUrl,
      });
      if (!check) throw new ProviderUnavailable('The sandbox does not check ages');
      return { reference: check.id, url: check.url };
    },
    async look(reference) {
      return (await ask('GET', `/v1/age-checks/${encodeURIComponent(reference)}`))?.state ?? null;
    },
  };
}
