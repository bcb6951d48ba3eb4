import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';

/** Mails are counted and mailed notices remembered for 30 days, in milliseconds. */
const remembered = 30 * 24 * 60 * 60 * 1000;

/** Forgets old mailings and what was mailed then; who got a newsletter is remembered, so that nobody gets it twice. */
export async function forgetNotices(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - remembered).toISOString();
  await tx.execute(sql`
    delete from notices where mailed_at < ${before} and kind not in ('news', 'promotions')`);
  await tx.execute(sql`delete from mailings where sent_at < ${before}`);
  await tx.execute(sql`
    delete from notices where not exists (select 1 from users where users.id = notices.user_id)`);
}
