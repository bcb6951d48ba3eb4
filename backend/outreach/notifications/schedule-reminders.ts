import type { Tx } from '../../platform/db/connect.ts';
import { int8, timestamptz, statement } from '../../platform/db/statement.ts';

const insertPendingNotifications = statement({
  params: { userId: int8, at: timestamptz },
  text: `
    insert into pending_notifications (user_id, kind, subject, created_at, due_at)
    select :userId::bigint, 'reminders', subject, :at::timestamptz, :at::timestamptz + days * interval '1 day'
    from (values ('activation', 1), ('photo', 3)) step (subject, days) on conflict do nothing`,
});

/** Schedules reminders at signup: to confirm the address and to upload a photo. */
export async function scheduleReminders(tx: Tx, userId: number, now: Date): Promise<void> {
  await insertPendingNotifications(tx, { userId, at: now });
}
