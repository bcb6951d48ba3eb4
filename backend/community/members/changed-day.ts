import { sql } from 'drizzle-orm';

/**
 * A page is as old as the profile, or as its last change. The day alone: whoever changes a profile is there, and the moment
 * would tell it of members who do not show when they are.
 */
export const changedDay = sql`date_trunc('day', greatest(profiles.created_at, profiles.changed_at), 'UTC')`;
