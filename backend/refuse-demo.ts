import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from './platform/db/connect.ts';
import type { BackendEnv } from './env.ts';

type Signs = Pick<BackendEnv, 'PAYMENT_PROVIDER' | 'PUBLIC_SCHEME' | 'MOLLIE_API_URL'>;

/** Addresses of the two demo logins. */
export const demoAddresses = { free: 'free@vonk.example', premium: 'premium@vonk.example' };

/** True for accounts created by the demo seed: addresses at reserved hosts (RFC 6761). */
export function isDemoAccount(users: SQL): SQL {
  const { free, premium } = demoAddresses;
  return sql`(${users}.email in (${free}, ${premium}) or ${users}.email like 'member-%@demo.example')`;
}

/** The number of demo accounts, and whether there is a brand. */
export async function findDemo(db: Queries): Promise<{ accounts: number; hasBrands: boolean }> {
  const { rows } = await db.execute<{ accounts: number; brands: boolean }>(sql`
    select (select count(*)::int from users where ${isDemoAccount(sql`users`)}) as accounts,
      exists (select from brands) as brands`);
  return { accounts: rows[0]?.accounts ?? 0, hasBrands: rows[0]?.brands ?? false };
}

/** Why the start is refused with demo accounts, whose password is public; `reason` says why the site is real. */
export const demoRefusal = (accounts: number, reason: string): string =>
  `This database holds ${accounts} accounts of the demo, whose password stands in the source, and ${reason}: ` +
  'nothing starts like this. `npx vonk demo remove` (`node dist/vonk.mjs demo remove` where there is only the build) ' +
  'takes the demo away and leaves everything else.';

/** @throws {Error} with instructions, if a real site contains demo accounts */
export async function refuseDemo(db: Queries, env: Signs): Promise<void> {
  const reason = whyReal(env);
  if (reason === null) return;
  const { accounts } = await findDemo(db);
  if (accounts > 0) throw new Error(demoRefusal(accounts, reason));
}

/** Why the environment looks like a real site, in words; null for a trial. */
function whyReal({ PAYMENT_PROVIDER, PUBLIC_SCHEME, MOLLIE_API_URL }: Signs): string | null {
  // Tests override Mollie's URL.
  if (PAYMENT_PROVIDER !== 'sandbox' && MOLLIE_API_URL === undefined)
    return `PAYMENT_PROVIDER=${PAYMENT_PROVIDER} takes real money`;
  return PUBLIC_SCHEME === 'https' ? 'PUBLIC_SCHEME=https means the public' : null;
}
