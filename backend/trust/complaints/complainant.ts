import { sql } from 'drizzle-orm';
import { memberOfAddress } from '../../identity/accounts/member-zone.ts';

/** The user who made a complaint, as a column: who reported, else the member of the address; null for a stranger. */
export const complainant = sql`coalesce(complaints.reporter, ${memberOfAddress(
  sql`complaints.brand_id`,
  sql`complaints.email`,
)})`;
