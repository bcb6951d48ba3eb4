import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/connect.ts';

const day = 24 * 60 * 60 * 1000;

/** The quarter of an hour that stands for the activity of who hides it; on rows of `profiles`. */
export const quarterOfHidden = (now: Date): SQL =>
  sql`quarter_of_hidden(${Math.floor(now.getTime() / day)}::bigint, list_secret)`;

/** Members at a time: no list waits for the others. */
const batch = 1000;

/**
 * Puts the members who hide their activity where the secret of each has them stand in today's lists. Once a day, whatever
 * they do: their place tells nothing of it, and nobody stays behind for good.
 */
export async function orderHidden(db: Db, now: Date): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await db.execute<{ id: number }>(sql`
      update profiles set hidden_quarter = ${quarterOfHidden(now)}
      where id in (select id from profiles where not show_online and id > ${after} order by id limit ${batch})
      returning id`);
    if (rows.length === 0) return;
    after = Math.max(...rows.map(({ id }) => id));
  }
}
