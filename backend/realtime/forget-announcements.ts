import { sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';

/** Minutes after which nobody comes back for an event: whoever was away for longer fetches everything. */
const kept = 15;

/** The job: erases announcements of long ago, but for the newest, by which a quiet site knows where it stands. */
export async function forgetAnnouncements(db: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - kept * 60_000).toISOString();
  await db.execute(sql`
    delete from announcements
    where at < ${before}::timestamptz and sequence < (select max(sequence) from announcements)`);
}
