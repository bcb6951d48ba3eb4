import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { metricReporters } from '../db/schema/metrics.ts';

const own = randomUUID();
/** Longer than any monitor waits between two questions. */
const seconds = 150;

/**
 * Whether this process tells the figures that all processes share: the first one that a monitor asks does, for as long as it is
 * asked; after that another one. Else a sum over the processes would count them several times.
 */
export async function acquireReporterLease(db: Db, figures: string): Promise<boolean> {
  const until = sql`now() + make_interval(secs => ${seconds})`;
  const taken = await db
    .insert(metricReporters)
    .values({ figures, process: own, until })
    .onConflictDoUpdate({
      target: metricReporters.figures,
      set: { process: own, until },
      setWhere: sql`${metricReporters.process} = ${own} or ${metricReporters.until} < now()`,
    })
    .returning({ figures: metricReporters.figures });
  return taken.length > 0;
}

/** Hands the turn on, when the process ends. */
export async function releaseReporterLease(db: Db): Promise<void> {
  await db.delete(metricReporters).where(sql`${metricReporters.process} = ${own}`);
}
