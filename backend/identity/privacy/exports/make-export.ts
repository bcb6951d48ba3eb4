import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { inTransaction, type Tx } from '#backend/platform/db/connect.ts';
import { exports } from '#backend/platform/db/schema/rights.ts';
import type { Services } from '#backend/platform/http/call.ts';
import { storeExport } from './export-files.ts';
import { fillArchive } from './fill-archive.ts';
import { createArchive } from './archive.ts';
import type { Owner } from './collect-account.ts';
import { profiles } from '#backend/platform/db/schema/members.ts';
import { users } from '#backend/platform/db/schema/accounts.ts';
import { int4, int8, text, timestamptz } from '#backend/platform/db/sql-types.ts';
import { liftTimeout, setSnapshotIsolation } from '#backend/platform/db/transaction-settings.ts';
import { statement } from '#backend/platform/db/statement.ts';

/** Seven days in milliseconds: how long the file can be downloaded. */
const exportTtlMs = 7 * 24 * 60 * 60 * 1000;

/** Job: creates and stores the requested file and sends a mail. Starts over after a crash. */
export async function makeExport(
  services: Pick<Services, 'db' | 'env' | 'files' | 'jobs' | 'now'>,
  exportId: number,
): Promise<void> {
  const { db, env, jobs, now } = services;
  const owner = await inTransaction(db, (tx) => findOwner(tx, exportId));
  if (!owner) return giveUp(db, exportId);
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

const selectExports = statement({
  params: { exportId: int8 },
  row: { userId: users.id, profileId: profiles.id, brandId: users.brandId, email: users.email },
  text: `
    select users.id as "userId", profiles.id as "profileId", users.brand_id as "brandId", users.email
    from exports join users on users.id = exports.user_id join profiles on profiles.user_id = users.id
    where exports.id = :exportId and exports.state = 'ordered' and users.status = 'active'`,
});

/** The owner; null if the export is done, the account is gone, or its address is unconfirmed. */
async function findOwner(tx: Tx, exportId: number): Promise<Owner | null> {
  const { rows } = await selectExports(tx, { exportId });
  return rows[0] ?? null;
}

/** Marks the request as failed, so that another can be made. */
async function giveUp(db: Services['db'], exportId: number): Promise<void> {
  await db
    .update(exports)
    .set({ state: 'failed' })
    .where(and(eq(exports.id, exportId), eq(exports.state, 'ordered')));
}

const updateExports = statement({
  params: { file: text, size: int4, now: timestamptz, expiresAt: timestamptz, exportId: int8 },
  text: `
    update exports set state = 'ready', file = :file, size = :size, ready_at = :now,
      expires_at = :expiresAt
    where id = :exportId and state = 'ordered'`,
});

/** False if the request is gone, for example with an erased account. */
async function finish(
  tx: Tx,
  exportId: number,
  { file, size }: { file: string; size: number },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await updateExports(tx, {
    file,
    size,
    now,
    expiresAt: new Date(now.getTime() + exportTtlMs),
    exportId,
  });
  return Boolean(rowCount);
}
