import { sql, type SQL } from 'drizzle-orm';
import type { Surface } from '#lib/contract/community/members.ts';
import type { Actor } from '../../platform/http/session.ts';

/** Where a member is shown: to other members, or on one of the surfaces that each need a consent of their own. */
export type Audience = 'members' | 'visitors' | Surface;

/** Whom an answer is for: who is logged in is a member, unless a page is made that everybody gets. */
export function getAudience(actor: Pick<Actor, 'profileId'> | null, surface?: Surface): Audience {
  return surface ?? (actor ? 'members' : 'visitors');
}

const conditions: Record<Audience, SQL> = {
  members: sql`true`,
  visitors: sql`(profiles.fictional or profiles.shown_to_visitors)`,
  // A page that visitors cannot open is nothing for a search engine.
  search_engines: sql`(profiles.fictional or (profiles.indexable and profiles.shown_to_visitors))`,
  advertising: sql`(profiles.fictional or profiles.advertisable)`,
};

/** True where the member agreed to be shown to an audience; fictional profiles are nobody who could be asked. */
export const agreedTo = (audience: Audience): SQL => conditions[audience];

/** Whether a new member of a brand is shown to visitors until they say otherwise: where visitors may search. */
export function startsShownToVisitors({ logged_out_search }: { logged_out_search: 'yes' | 'no' }): boolean {
  return logged_out_search === 'yes';
}
