import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { nextWeekly } from './member-time.ts';
import { choiceColumns, choicesOf, joinChoices, type ChoiceRow } from './preferences.ts';

/** Sets the next weekly mail of a member by what holds now; called when preferences or the time zone have changed. */
export async function scheduleWeekly(tx: Tx, userId: number, now: Date): Promise<void> {
  const { rows } = await tx.execute<ChoiceRow>(sql`
    select ${choiceColumns} from users join profiles on profiles.user_id = users.id ${joinChoices}
    where users.id = ${userId}`);
  const row = rows[0];
  if (!row) return;
  const { preferences, zone } = choicesOf(row);
  if (preferences.weekly_updates.email === 'never') {
    await tx.execute(sql`delete from notices where user_id = ${userId} and kind = 'weekly_updates'`);
    return;
  }
  await tx.execute(sql`
    insert into notices (user_id, kind, created_at, due_at)
    values (${userId}, 'weekly_updates', ${now.toISOString()}, ${nextWeekly(zone, now).toISOString()})
    on conflict on constraint one_notice_of_a_subject do update set due_at = excluded.due_at`);
}
