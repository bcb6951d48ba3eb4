import { and, desc, eq, gt, or } from 'drizzle-orm';
import type { Tx } from '#backend/platform/db/connect.ts';
import { CallError } from '#backend/platform/http/errors.ts';
import type { Actor } from '#backend/platform/http/session.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { exports } from '#backend/platform/db/schema/privacy.ts';
import { int8 } from '#backend/platform/db/sql-types.ts';
import { statement } from '#backend/platform/db/statement.ts';

const day = 24 * 60 * 60 * 1000;

const lockUser = statement({
  params: { userId: int8 },
  text: `select 1 from users where id = :userId for no key update`,
});

/**
 * Requests an export; does nothing while one is in progress.
 * @throws too_many_exports within a day of the last finished one
 */
export async function requestExport(tx: Tx, jobs: Jobs, { userId }: Actor, now: Date): Promise<void> {
  await lockUser(tx, { userId });
  const isRecent = gt(exports.requestedAt, new Date(now.getTime() - day));
  const [latest] = await tx
    .select({ status: exports.status })
    .from(exports)
    .where(
      and(
        eq(exports.userId, userId),
        or(eq(exports.status, 'ordered'), and(eq(exports.status, 'ready'), isRecent)),
      ),
    )
    .orderBy(desc(exports.id))
    .limit(1);
  if (latest?.status === 'ordered') return;
  if (latest) throw new CallError('too_many_exports');
  const [ordered] = await tx
    .insert(exports)
    .values({ userId, requestedAt: now })
    .returning({ id: exports.id });
  if (ordered) await jobs.enqueue(tx, 'make-export', { exportId: ordered.id });
}
