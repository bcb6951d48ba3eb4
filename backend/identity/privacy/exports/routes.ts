import * as contract from '#lib/contract/identity/privacy.ts';
import type { exportSchema } from '#lib/contract/identity/privacy.ts';
import { requirePassword } from '../../accounts/require-password.ts';
import { inTransaction, type Queries, type Tx } from '#backend/platform/db/connect.ts';
import { route } from '#backend/platform/http/call.ts';
import { CallError } from '#backend/platform/http/errors.ts';
import { openExport } from './export-files.ts';
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { Actor } from '#backend/platform/http/session.ts';
import { exports } from '#backend/platform/db/schema/privacy.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { int8, statement } from '#backend/platform/db/statement.ts';

const day = 24 * 60 * 60 * 1000;

const lockUser = statement({
  params: { userId: int8 },
  text: `select 1 from users where id = :userId for no key update`,
});

/**
 * Requests an export; does nothing while one is in progress.
 * @throws too_many_exports within a day of the last finished one
 */
async function requestExport(tx: Tx, jobs: Jobs, { userId }: Actor, now: Date): Promise<void> {
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

/** The member's newest export; undefined if none was requested or its file is gone. */
async function findExport(db: Queries, userId: number, now: Date) {
  const [newest] = await db
    .select()
    .from(exports)
    .where(and(eq(exports.userId, userId), or(isNull(exports.expiresAt), gt(exports.expiresAt, now))))
    .orderBy(desc(exports.id))
    .limit(1);
  return newest;
}

async function getExport(db: Queries, { userId }: Actor, now: Date): Promise<z.input<typeof exportSchema>> {
  const found = await findExport(db, userId, now);
  return {
    state: found?.status ?? 'none',
    ordered_at: found?.requestedAt.toISOString() ?? null,
    ready_at: found?.readyAt?.toISOString() ?? null,
    expires_at: found?.expiresAt?.toISOString() ?? null,
    size: found?.size ?? null,
  };
}

async function findExportFile(db: Queries, { userId }: Actor, now: Date): Promise<string | null> {
  const found = await findExport(db, userId, now);
  return found?.status === 'ready' ? found.file : null;
}

export const exportRoutes = [
  route(contract.getExport, ({ db, actor, now }) => getExport(db, actor, now())),
  route(contract.requestExport, async ({ db, env, jobs, limits, actor, body, now }) => {
    await limits.consume('login', `user:${actor.userId}`);
    await requirePassword({ db, env }, actor, { password: body.password, field: 'password' }, now());
    await inTransaction(db, (tx) => requestExport(tx, jobs, actor, now()));
    return getExport(db, actor, now());
  }),
  route(contract.fetchExport, async ({ db, env, actor, brand, now }) => {
    const file = await findExportFile(db, actor, now());
    const opened = file === null ? null : await openExport(env, file);
    if (!opened) throw new CallError('not_found');
    return { name: `${brand.id}-${now().toISOString().slice(0, 10)}.zip`, ...opened };
  }),
];
