import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/http/session.ts';

/** True where the member shows the profile on a brand. */
export const shownOn = (brandId: string): SQL => sql`${brandId}::text <> all(profiles.hidden_brands)`;

/**
 * Likewise, or where the two talk to each other already: a conversation goes on wherever it was begun. Never one whom the
 * member is not to know.
 */
export const shownTo = ({ brandId, profileId }: Pick<Actor, 'brandId' | 'profileId'>): SQL => sql`(
  ${shownOn(brandId)} or exists (select 1 from conversation_members talking
    where talking.profile_id = ${profileId} and talking.other_profile_id = profiles.id)
) and ${mayKnow(sql`${profileId}`, sql`profiles.id`)}`;

/** False where an earlier account was blocked by the other or blocked them. */
export const mayKnow = (self: SQL, other: SQL): SQL => sql`not exists (select 1 from blocks
  where (blocker = ${self} and blocked = ${other} and carried) or (blocker = ${other} and blocked = ${self} and secret))`;

/** The same of the two members of a conversation, `own` being the side of the one who asks. */
export const mayKnowOther = mayKnow(sql`own.profile_id`, sql`own.other_profile_id`);
