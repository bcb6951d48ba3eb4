import type { BackendEnv } from '../../env.ts';
import type { AgeCheckProvider, AgeCheckProviderName } from './provider.ts';
import { createSandboxAgeCheck } from './sandbox/sandbox-age-check.ts';

const known: Record<AgeCheckProviderName, (env: BackendEnv) => AgeCheckProvider> = {
  sandbox: createSandboxAgeCheck,
};

/**
 * Who checks ages: AGE_CHECK_PROVIDER, else the sandbox where it also takes the payments. Null where nobody does: then
 * no check can be begun, and whoever needs one stays outside.
 */
export function openAgeCheckProvider(env: BackendEnv): AgeCheckProvider | null {
  const name = env.AGE_CHECK_PROVIDER ?? (env.PAYMENT_PROVIDER === 'sandbox' ? 'sandbox' : undefined);
  return name ? known[name](env) : null;
}
