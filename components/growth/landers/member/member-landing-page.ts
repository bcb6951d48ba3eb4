import type { Profile } from '#lib/contract/community/profile.ts';
import type { Settings } from '#lib/contract/brands/settings.ts';
import type { LanderPage } from '../lander-page.ts';

/** The data of a member's landing; the same for all visitors of a brand and language. */
export type MemberLandingPage = Pick<LanderPage, 'site' | 'signups' | 'landing'> & {
  profile: Profile;
  /** A campaign's text; null for none, and for fictional profiles, of which it would be untrue. */
  text: { title: string; lead: string } | null;
  prices: Pick<Settings, 'message_credits' | 'signup_credits'>;
};
