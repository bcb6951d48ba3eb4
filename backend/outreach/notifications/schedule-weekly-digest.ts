import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { nextWeekly } from './member-time.ts';
import { choiceColumns, resolveChoices, joinChoices, type ChoiceRow } from './preferences.ts';
import { int8, timestamptz, statement } from '../../platform/db/statement.ts';

const deletePendingNotifications = statement({
  params: { userId: int8 },
  text: `delete from pending_notifications where user_id = :userId and kind = 'weekly_updates'`,
});

const insertPendingNotifications = statement({
  params: { userId: int8, now: timestamptz, dueAt: timestamptz },
  text: `
    insert into pending_notifications (user_id, kind, created_at, due_at)
    values (:userId, 'weekly_updates', :now, :dueAt)
    on conflict on constraint one_pending_notification_of_a_subject do update set due_at = excluded.due_at`,
});

/** Schedules the next weekly mail from current preferences; called when preferences or time zone change. */
export async function scheduleWeeklyDigest(tx: Tx, userId: number, now: Date): Promise<void> {
  const { rows } = await tx.execute<ChoiceRow>(sql`
    select ${choiceColumns} from users join profiles on profiles.user_id = users.id ${joinChoices}
    where users.id = ${userId}`);
  const row = rows[0];
  if (!row) return;
  const { preferences, zone } = resolveChoices(row);
  if (preferences.weekly_updates.email === 'never') {
    await deletePendingNotifications(tx, { userId });
    return;
  }
  await insertPendingNotifications(tx, { userId, now, dueAt: nextWeekly(zone, now) });
}
