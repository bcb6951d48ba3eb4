import { connect } from '../../backend/platform/db/connect.ts';
import { demoRefusal, lookForDemo } from '../../backend/refuse-demo.ts';
import type { Settings } from './settings.ts';

/**
 * Fills a database of our own without a brand with the demo where that was asked for, and nothing else ever.
 * @throws {Error} with the way out, where the demo's people are in the database of a site for others
 */
export async function allowDemo(
  settings: Settings,
  databaseUrl: string,
  seed: () => Promise<void>,
): Promise<void> {
  const reason = whyReal(settings);
  const { accounts, hasBrands } = await lookAt(databaseUrl);
  if (reason !== null && accounts > 0) throw new Error(demoRefusal(accounts, reason));
  if (reason === null && settings.demo && !hasBrands) await seed();
}

/** Brands and accounts of the demo in a migrated database. */
export async function lookAt(databaseUrl: string): ReturnType<typeof lookForDemo> {
  const db = connect(databaseUrl, 1, { isPooled: true });
  try {
    return await lookForDemo(db);
  } finally {
    await db.$client.end();
  }
}

/** What says that the site is not only tried here, in words; null where nothing does. */
function whyReal({ databaseUrl, given }: Settings): string | null {
  const provider = given.PAYMENT_PROVIDER || 'sandbox';
  if (provider !== 'sandbox') return `PAYMENT_PROVIDER=${provider} takes real money`;
  if (given.PUBLIC_SCHEME === 'https') return 'PUBLIC_SCHEME=https means the public';
  return databaseUrl === undefined ? null : 'DATABASE_URL names a database that is not of this folder';
}
