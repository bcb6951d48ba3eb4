import { connect } from '../../backend/platform/db/connect.ts';
import { demoRefusal, findDemo } from '../../backend/refuse-demo.ts';
import type { Settings } from './settings.ts';

/**
 * Seeds the demo into our own database without a brand if requested, and nothing else.
 * @throws {Error} with instructions, if a real site's database contains demo accounts
 */
export async function allowDemo(
  settings: Settings,
  databaseUrl: string,
  seed: () => Promise<void>,
): Promise<void> {
  const reason = whyReal(settings);
  const { accounts, hasBrands } = await inspectDatabase(databaseUrl);
  if (reason !== null && accounts > 0) throw new Error(demoRefusal(accounts, reason));
  if (reason === null && settings.demo && !hasBrands) await seed();
}

/** Counts brands and demo accounts in a migrated database. */
export async function inspectDatabase(databaseUrl: string): ReturnType<typeof findDemo> {
  const db = connect(databaseUrl, 1, { isPooled: true });
  try {
    return await findDemo(db);
  } finally {
    await db.$client.end();
  }
}

/** Why the site looks real, in words; null for a trial. */
function whyReal({ databaseUrl, given }: Settings): string | null {
  const provider = given.PAYMENT_PROVIDER || 'sandbox';
  if (provider !== 'sandbox') return `PAYMENT_PROVIDER=${provider} takes real money`;
  if (given.PUBLIC_SCHEME === 'https') return 'PUBLIC_SCHEME=https means the public';
  return databaseUrl === undefined ? null : 'DATABASE_URL names a database that is not of this folder';
}
