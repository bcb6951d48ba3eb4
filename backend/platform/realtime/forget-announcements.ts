import type { Queries } from '../db/connect.ts';
import { timestamptz } from '../db/sql-types.ts';
import { statement } from '../db/statement.ts';

/** Minutes after which nobody comes back for an event: whoever was away for longer fetches everything. */
const kept = 15;

const deleteAnnouncements = statement({
  name: 'forget-announcements.delete-announcements',
  params: { before: timestamptz },
  text: `
    delete from announcements
    where at < :before::timestamptz and sequence < (select max(sequence) from announcements)`,
});

/** The job: erases announcements of long ago, but for the newest, by which a quiet site knows where it stands. */
export async function forgetAnnouncements(db: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - kept * 60_000);
  await deleteAnnouncements(db, { before });
}
