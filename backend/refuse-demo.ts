import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from './platform/db/connect.ts';
import type { BackendEnv } from './env.ts';

type Signs = Pick<BackendEnv, 'PAYMENT_PROVIDER' | 'PUBLIC_SCHEME' | 'MOLLIE_API_URL'>;

/** The addresses of the demo's two logins. */
export const demoAddresses = { free: 'free@vonk.example', premium: 'premium@vonk.example' };

/** True for the accounts that the demo's seed made: addresses at hosts that belong to nobody (RFC 6761). */
export function isDemoAccount(users: SQL): SQL {
  const { free, premium } = demoAddresses;
  return sql`(${users}.email in (${free}, ${premium}) or ${users}.email like 'member-%@demo.example')`;
}

/** How many accounts of the demo there are, and whether there is a brand at all. */
export async function lookForDemo(db: Queries): Promise<{ accounts: number; hasBrands: boolean }> {
  const { rows } = await db.execute<{ accounts: number; brands: boolean }>(sql`
    select (select count(*)::int from users where ${isDemoAccount(sql`users`)}) as accounts,
      exists (select from brands) as brands`);
  return { accounts: rows[0]?.accounts ?? 0, hasBrands: rows[0]?.brands ?? false };
}

/** Why nothing starts with people whose password everybody knows; `reason` is what says that the site is real. */
export const demoRefusal = (accounts: number, reason: string): string =>
  `This database holds ${accounts} accounts of the demo, whose password stands in the source, and ${reason}: ` +
  'nothing starts like this. `npx vonk demo remove` (`node dist/vonk.mjs demo remove` where there is only the build) ' +
  'takes the demo away and leaves everything else.';

/** @throws {Error} with the way out, where a site that people use holds the demo's accounts */
export async function refuseDemo(db: Queries, env: Signs): Promise<void> {
  const reason = whyReal(env);
  if (reason === null) return;
  const { accounts } = await lookForDemo(db);
  if (accounts > 0) throw new Error(demoRefusal(accounts, reason));
}

/** What of the environment says that people use the site, in words; null for a trial. */
function whyReal({ PAYMENT_PROVIDER, PUBLIC_SCHEME, MOLLIE_API_URL }: Signs): string | null {
  // Tests have Mollie elsewhere.
  if (PAYMENT_PROVIDER !== 'sandbox' && MOLLIE_API_URL === undefined)
    return `PAYMENT_PROVIDER=${PAYMENT_PROVIDER} takes real money`;
  return PUBLIC_SCHEME === 'https' ? 'PUBLIC_SCHEME=https means the public' : null;
}
