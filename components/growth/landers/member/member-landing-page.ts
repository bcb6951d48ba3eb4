import type { Profile } from '#lib/contract/community/profile.ts';
import type { Settings } from '#lib/contract/brands/settings.ts';
import type { LanderPage } from '../lander-page.ts';

/** Everything a landing of one member shows; the same for every visitor of a brand and language. */
export type MemberLandingPage = Pick<LanderPage, 'site' | 'notice' | 'door'> & {
  profile: Profile;
  /** Words of a campaign; null for none, and always above a fictional profile, of which they would not be true. */
  text: { title: string; lead: string } | null;
  /** The signup of this member, as the visitor sees its address. */
  signup: string;
  prices: Pick<Settings, 'message_credits' | 'signup_credits'>;
};
