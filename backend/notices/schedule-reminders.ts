import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';

/** Notes at a signup what the member is to be reminded of, should it still be missing then: the confirmation and a photo. */
export async function scheduleReminders(tx: Tx, userId: number, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx.execute(sql`
    insert into notices (user_id, kind, subject, created_at, due_at)
    select ${userId}::bigint, 'reminders', subject, ${at}::timestamptz, ${at}::timestamptz + days * interval '1 day'
    from (values ('activation', 1), ('photo', 3)) step (subject, days) on conflict do nothing`);
}
