import { and, eq, lt, lte } from 'drizzle-orm';
import type { Tx } from '#backend/platform/db/connect.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { exports } from '#backend/platform/db/schema/privacy.ts';

const day = 24 * 60 * 60 * 1000;

/** Erases expired files and drops stuck requests, so that they can be made again. */
export async function purgeExports(tx: Tx, jobs: Jobs, now: Date): Promise<void> {
  const gone = await tx.delete(exports).where(lte(exports.expiresAt, now)).returning({ file: exports.file });
  for (const { file } of gone) if (file) await jobs.enqueue(tx, 'erase-export', { file });
  const isStuck = lt(exports.requestedAt, new Date(now.getTime() - day));
  await tx
    .update(exports)
    .set({ status: 'failed' })
    .where(and(eq(exports.status, 'ordered'), isStuck));
}
