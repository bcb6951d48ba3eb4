import type { BackendEnv } from '../../env.ts';
import { createMollie } from './mollie/mollie.ts';
import type { Provider, ProviderName } from './provider.ts';
import { createSandbox } from './sandbox.ts';

export type Providers = {
  /** Takes new payments. */
  current: Provider;
  /** Includes providers of earlier payments. @throws {Error} for one that is no longer configured */
  of: (name: ProviderName) => Provider;
};

/** The configured providers; PAYMENT_PROVIDER takes new payments. */
export function createProviders(env: BackendEnv): Providers {
  const known: Partial<Record<ProviderName, Provider>> = {};
  if (env.PAYMENT_PROVIDER === 'sandbox') known.sandbox = createSandbox(env);
  if (env.MOLLIE_API_KEY) known.mollie = createMollie(env.MOLLIE_API_KEY, env.MOLLIE_API_URL);
  const of = (name: ProviderName) => {
    const provider = known[name];
    if (!provider) throw new Error(`The payment provider ${name} is not configured.`);
    return provider;
  };
  return { current: of(env.PAYMENT_PROVIDER), of };
}
