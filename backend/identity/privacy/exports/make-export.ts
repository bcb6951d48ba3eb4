import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, lt, lte } from 'drizzle-orm';
import { inTransaction, type Tx } from '#backend/platform/db/connect.ts';
import { exports } from '#backend/platform/db/schema/privacy.ts';
import type { Services } from '#backend/platform/http/call.ts';
import { storeExport } from './export-files.ts';
import { fillArchive } from './fill-archive.ts';
import { createArchive } from './archive.ts';
import type { Owner } from './collect.ts';
import { profiles } from '#backend/platform/db/schema/members.ts';
import { users } from '#backend/platform/db/schema/accounts.ts';
import { liftTimeout, setSnapshotIsolation } from '#backend/platform/db/transaction-settings.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';

/** Seven days in milliseconds: how long the file can be downloaded. */
const exportTtlMs = 7 * 24 * 60 * 60 * 1000;

/** Job: creates and stores the requested file and sends a mail. Starts over after a crash. */
export async function makeExport(
  services: Pick<Services, 'db' | 'env' | 'files' | 'jobs' | 'now'>,
  exportId: number,
): Promise<void> {
  const { db, env, jobs, now } = services;
  const owner = await inTransaction(db, (tx) => findOwner(tx, exportId));
  if (!owner) return markFailed(db, exportId);
  const folder = await mkdtemp(join(tmpdir(), 'vonk-export-'));
  try {
    const path = join(folder, 'export.zip');
    const archive = await createArchive(path);
    await inTransaction(db, async (tx) => {
      await setSnapshotIsolation(tx);
      await liftTimeout(tx);
      await fillArchive(tx, services, archive, owner, now());
    });
    const size = await archive.close();
    // The name is the only secret that protects the file: 128 random bits.
    const file = `${randomBytes(16).toString('hex')}.zip`;
    await storeExport(env, file, path);
    await inTransaction(db, async (tx) => {
      const isWanted = await finish(tx, exportId, { file, size }, now());
      if (isWanted) await jobs.enqueue(tx, 'send-mail', { mail: 'export-ready', id: exportId });
      else await jobs.enqueue(tx, 'erase-export', { file });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The owner; null if the export is done, the account is gone, or its address is unconfirmed. */
async function findOwner(tx: Tx, exportId: number): Promise<Owner | null> {
  const [owner] = await tx
    .select({ userId: users.id, profileId: profiles.id, brandId: users.brandId, email: users.email })
    .from(exports)
    .innerJoin(users, eq(users.id, exports.userId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(isRequested(exportId), eq(users.status, 'active')));
  return owner ?? null;
}

/** Marks the request as failed, so that another can be made. */
async function markFailed(db: Services['db'], exportId: number): Promise<void> {
  await db.update(exports).set({ status: 'failed' }).where(isRequested(exportId));
}

/** False if the request is gone, for example with an erased account. */
async function finish(
  tx: Tx,
  exportId: number,
  stored: { file: string; size: number },
  now: Date,
): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + exportTtlMs);
  const { rowCount } = await tx
    .update(exports)
    .set({ ...stored, status: 'ready', readyAt: now, expiresAt })
    .where(isRequested(exportId));
  return Boolean(rowCount);
}

const isRequested = (exportId: number) => and(eq(exports.id, exportId), eq(exports.status, 'ordered'));

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
