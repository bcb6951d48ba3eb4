import { sql } from 'drizzle-orm';
import { memberByAddress } from '../../identity/accounts/member-zone.ts';

/** SQL column with the complainant's user id: the reporter, or the member with the address; null for strangers. */
export const complainant = sql`coalesce(complaints.reporter_user_id, ${memberByAddress(
  sql`complaints.brand_id`,
  sql`complaints.email`,
)})`;
