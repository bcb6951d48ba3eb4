import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/http/session.ts';

export const shownOn = (brandId: string): SQL => sql`${brandId}::text <> all(profiles.hidden_brands)`;

/** An existing conversation continues wherever it began, but never with a member the caller must not know of. */
export type Viewer = Pick<Actor, 'brandId' | 'profileId'>;

export const shownTo = ({ brandId, profileId }: Viewer): SQL => sql`(
  ${shownOn(brandId)} or exists (select 1 from conversation_members talking
    where talking.profile_id = ${profileId} and talking.other_profile_id = profiles.id)
) and ${mayKnow(sql`${profileId}`, sql`profiles.id`)}`;

/** False if an earlier account had a block with the other, in either direction. */
export const mayKnow = (self: SQL, other: SQL): SQL => sql`not exists (select 1 from blocks
  where (blocker_profile_id = ${self} and blocked_profile_id = ${other} and inherited) or (blocker_profile_id = ${other} and blocked_profile_id = ${self} and secret))`;

/** The same for a conversation, where `own` is the caller's side. */
export const mayKnowOther = mayKnow(sql`own.profile_id`, sql`own.other_profile_id`);
