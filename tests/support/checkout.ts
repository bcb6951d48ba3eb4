import { z } from 'zod';
import type { Scenario } from '../../simulators/checkout/scenarios.ts';
import type { Step } from '../../simulators/checkout/sandbox-payment.ts';
import { stackAddress } from './stack.ts';

const storedSchema = z.object({
  id: z.string(),
  status: z.enum(['open', 'paid', 'failed']),
  amount: z.number(),
  refunds: z.array(z.object({ id: z.string(), amount: z.number() })),
});

/** The sandbox's record of a payment. */
export type AtSandbox = z.infer<typeof storedSchema>;

/** The provider's reference of a payment, from its checkout URL. */
export function parseCheckoutRef(checkoutUrl: string | null): string {
  const ref = checkoutUrl?.split('/').at(-1);
  if (!ref) throw new Error('The payment has no checkout address');
  return ref;
}

/** Picks an option of the checkout page as the payer; returns the URL that the page leads to. */
export async function choose(checkoutUrl: string | null, scenario: Scenario, seconds = 1): Promise<string> {
  const response = await fetch(checkoutUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams({ scenario, seconds: String(seconds) }),
    redirect: 'manual',
  });
  return response.headers.get('location') ?? '';
}

/** Applies events to a payment at the sandbox that its page does not offer. */
export async function applySteps(ref: string, steps: Partial<Step>[]): Promise<void> {
  const response = await ask(`/v1/payments/${ref}/steps`, steps);
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}`);
}

/** Refunds at the sandbox itself, like in a provider's dashboard: without a webhook. */
export async function refundAtSandbox(ref: string, amount: number): Promise<void> {
  const response = await ask(`/v1/payments/${ref}/refunds`, { amount });
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}`);
}

export async function atSandbox(ref: string): Promise<AtSandbox> {
  return storedSchema.parse(await (await ask(`/v1/payments/${ref}`)).json());
}

function ask(path: string, body?: object): Promise<Response> {
  const { checkoutPort, checkoutKey } = stackAddress();
  return fetch(`http://127.0.0.1:${checkoutPort}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${checkoutKey}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
