import type { Queries } from '../platform/db/connect.ts';
import type { BackendEnv } from '../env.ts';
import { demoRefusal, lookForDemo } from './demo-accounts.ts';

type Signs = Pick<BackendEnv, 'PAYMENT_PROVIDER' | 'PUBLIC_SCHEME' | 'MOLLIE_API_URL'>;

/** What of the environment says that people use the site, in words; null for a trial. */
function whyReal({ PAYMENT_PROVIDER, PUBLIC_SCHEME, MOLLIE_API_URL }: Signs): string | null {
  // Tests have Mollie elsewhere.
  if (PAYMENT_PROVIDER !== 'sandbox' && MOLLIE_API_URL === undefined)
    return `PAYMENT_PROVIDER=${PAYMENT_PROVIDER} takes real money`;
  return PUBLIC_SCHEME === 'https' ? 'PUBLIC_SCHEME=https means the public' : null;
}

/** @throws {Error} with the way out, where a site that people use holds the demo's accounts */
export async function refuseDemo(db: Queries, env: Signs): Promise<void> {
  const reason = whyReal(env);
  if (reason === null) return;
  const { accounts } = await lookForDemo(db);
  if (accounts > 0) throw new Error(demoRefusal(accounts, reason));
}
