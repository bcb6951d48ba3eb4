import { sql } from 'drizzle-orm';
import type { Activity } from '#lib/contract/community/profile.ts';

const minute = 60_000;

/** Whatever is told of a moment of activity is told by these, or a look a minute would tell the minute. */
const quarter = 15 * minute;

/**
 * An open page notes its member's activity every quarter of an hour and asks at least every five minutes: whoever has
 * one open was noted within twenty minutes. Half an hour is therefore never said of somebody who left long ago.
 */
const recent = 30 * minute;
const day = 24 * 60 * minute;

/**
 * When a member was last active, as far as another may know: both must show it, and a fictional profile is nobody who
 * could be. Needs `profiles` and, for the viewer, `show_online` in the query.
 */
export const activityColumn = (viewerShows: ReturnType<typeof sql>) => sql`
  case when profiles.show_online and ${viewerShows} and not profiles.fictional and profiles.status = 'active'
    then profiles.last_active_at end as shown_activity`;

/** How long ago that was, in steps that the notes of activity bear out; null for longer ago and for what is not shown. */
export function presentActivity(moment: Date | string | null, now: Date): Activity {
  if (moment === null) return null;
  const past = quarterOf(now) - quarterOf(new Date(moment));
  if (past <= recent) return 'recent';
  return past < day ? 'day' : null;
}

/** When the quarter of an hour of a moment began. */
function quarterOf(moment: Date): number {
  return Math.floor(moment.getTime() / quarter) * quarter;
}
