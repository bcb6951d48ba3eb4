import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { endLinks } from './mail-links.ts';

/**
 * Writes a new password and tells the member by mail. Links that are still under way end: whoever knew the old
 * password may have ordered them.
 */
export async function setPassword(
  tx: Tx,
  jobs: Jobs,
  { userId, passwordHash }: { userId: number; passwordHash: string },
  now: Date,
): Promise<void> {
  await tx.execute(sql`update users set password_hash = ${passwordHash} where id = ${userId}`);
  await endLinks(tx, userId, 'password_reset', now);
  await endLinks(tx, userId, 'mail_change', now);
  await jobs.enqueue(tx, 'send-mail', { mail: 'password-changed', id: userId });
}
