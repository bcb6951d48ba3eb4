import { sql } from 'drizzle-orm';

/** The exact time would reveal when members who hide their activity were online. */
export const changedDay = sql`date_trunc('day', greatest(profiles.created_at, profiles.changed_at), 'UTC')`;
