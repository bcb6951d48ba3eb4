import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { metricReporters } from '../db/schema/metrics.ts';

const own = randomUUID();
/** Longer than any scrape interval. */
const seconds = 150;

/**
 * Whether this process reports the shared metrics, which a sum over processes would count several times: the first
 * process scraped, until its lease expires.
 */
export async function acquireReporterLease(db: Db, figures: string): Promise<boolean> {
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
  const taken = await db
    .insert(metricReporters)
    .values({ figures, process: own, expiresAt })
    .onConflictDoUpdate({
      target: metricReporters.figures,
      set: { process: own, expiresAt },
      setWhere: sql`${metricReporters.process} = ${own} or ${metricReporters.expiresAt} < now()`,
    })
    .returning({ figures: metricReporters.figures });
  return taken.length > 0;
}

/** Releases the lease when the process ends. */
export async function releaseReporterLease(db: Db): Promise<void> {
  await db.delete(metricReporters).where(sql`${metricReporters.process} = ${own}`);
}
