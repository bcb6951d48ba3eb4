import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/http/session.ts';

/** True where the member shows the profile on a brand. */
export const shownOn = (brandId: string): SQL => sql`${brandId}::text <> all(profiles.hidden_brands)`;

/** Likewise, or where the two talk to each other already: a conversation goes on wherever it was begun. */
export const shownTo = ({ brandId, profileId }: Pick<Actor, 'brandId' | 'profileId'>): SQL => sql`(
  ${shownOn(brandId)} or exists (select 1 from conversation_members talking
    where talking.profile_id = ${profileId} and talking.other_profile_id = profiles.id))`;
