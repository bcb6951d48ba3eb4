import { sql, type SQL } from 'drizzle-orm';
import type { Activity } from '#lib/contract/community/profile.ts';

const minute = 60_000;

/** Activity times are rounded to this, so that polling every minute does not reveal the minute. */
const quarter = 15 * minute;

/** Open pages record activity every 15 minutes and poll every 5 or less: the record is at most 20 minutes old. */
const recent = 30 * minute;
const day = 24 * 60 * minute;

/** Statement that records a user as active now, with `stale` only if the last record is older than that. */
export function recordActivity(userId: number, now: Date, stale?: Date): SQL {
  const isStale = stale ? sql`and last_active_at < ${stale.toISOString()}` : sql``;
  return sql`update profiles set last_active_at = ${now.toISOString()} where user_id = ${userId} ${isStale}`;
}

/** Null unless both members show theirs. Needs `profiles` and, for the viewer, `show_online` in the query. */
export const activityColumn = (viewerShows: ReturnType<typeof sql>) => sql`
  case when profiles.show_online and ${viewerShows} and not profiles.fictional and profiles.status = 'active'
    then profiles.last_active_at end as shown_activity`;

/** Time since then, in steps as precise as the records allow; null if too long ago or hidden. */
export function presentActivity(moment: Date | string | null, now: Date): Activity {
  if (moment === null) return null;
  const past = toQuarter(now) - toQuarter(new Date(moment));
  if (past <= recent) return 'recent';
  return past < day ? 'day' : null;
}

function toQuarter(moment: Date): number {
  return Math.floor(moment.getTime() / quarter) * quarter;
}
