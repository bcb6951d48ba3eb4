import { sql, type SQL } from 'drizzle-orm';
import type { Surface } from '#lib/contract/community/members.ts';
import type { Actor } from '../../platform/http/session.ts';

export type Audience = 'members' | 'visitors' | Surface;

/** Logged-in callers are members, except for pages shared by everyone. */
export function getAudience(actor: Pick<Actor, 'profileId'> | null, surface?: Surface): Audience {
  return surface ?? (actor ? 'members' : 'visitors');
}

const conditions: Record<Audience, SQL> = {
  members: sql`true`,
  visitors: sql`(profiles.fictional or profiles.shown_to_visitors)`,
  // Search engines can only list pages that visitors can open.
  search_engines: sql`(profiles.fictional or (profiles.indexable and profiles.shown_to_visitors))`,
  advertising: sql`(profiles.fictional or profiles.advertisable)`,
};

/** True if the member agreed to be shown to an audience; fictional profiles need no consent. */
export const agreedTo = (audience: Audience): SQL => conditions[audience];

export function startsShownToVisitors({ logged_out_search }: { logged_out_search: 'yes' | 'no' }): boolean {
  return logged_out_search === 'yes';
}
