import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../db/connect.ts';
import { exports } from '../db/schema/rights.ts';
import type { Services } from '../http/call.ts';
import { keepExport } from './export-files.ts';
import { fillArchive } from './fill-archive.ts';
import { openArchive } from './archive.ts';
import type { Owner } from './collect-account.ts';

/** Seven days in milliseconds: as long the file can be fetched. */
const life = 7 * 24 * 60 * 60 * 1000;

/** The job: makes the file that was ordered, keeps it and tells by mail. Run again after a crash it begins anew. */
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
    const archive = await openArchive(path);
    await inTransaction(db, async (tx) => {
      // One picture of all data, however long it takes.
      await tx.execute(sql`set transaction isolation level repeatable read, read only`);
      await tx.execute(sql`set local statement_timeout = 0`);
      await fillArchive(tx, services, archive, owner, now());
    });
    const size = await archive.close();
    // The name is the only key to it in the store: 128 random bits.
    const file = `${randomBytes(16).toString('hex')}.zip`;
    await keepExport(env, file, path);
    await inTransaction(db, async (tx) => {
      const isWanted = await finish(tx, exportId, { file, size }, now());
      if (isWanted) await jobs.enqueue(tx, 'send-mail', { mail: 'export-ready', id: exportId });
      else await jobs.enqueue(tx, 'erase-export', { file });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whose data it is; null when the order was done already, the account has gone, or its address may be a stranger's. */
async function findOwner(tx: Tx, exportId: number): Promise<Owner | null> {
  const { rows } = await tx.execute<Owner>(sql`
    select users.id as "userId", profiles.id as "profileId", users.brand_id as "brandId", users.email
    from exports join users on users.id = exports.user_id join profiles on profiles.user_id = users.id
    where exports.id = ${exportId} and exports.state = 'ordered' and users.status = 'active'`);
  return rows[0] ?? null;
}

/** Another one may be ordered then. */
async function giveUp(db: Services['db'], exportId: number): Promise<void> {
  await db
    .update(exports)
    .set({ state: 'failed' })
    .where(and(eq(exports.id, exportId), eq(exports.state, 'ordered')));
}

/** False when the order has gone meanwhile, as with an account that was erased. */
async function finish(
  tx: Tx,
  exportId: number,
  { file, size }: { file: string; size: number },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update exports set state = 'ready', file = ${file}, size = ${size}, ready_at = ${now.toISOString()},
      expires_at = ${new Date(now.getTime() + life).toISOString()}
    where id = ${exportId} and state = 'ordered'`);
  return Boolean(rowCount);
}
