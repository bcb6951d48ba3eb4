import type { MemberTile, Profile } from '#lib/contract/community/profile.ts';
import type { Settings } from '#lib/contract/brands/brands.ts';
import type { Site } from '../../site/site-context.island.tsx';

/** The data of a lander; the same for all visitors of a brand and language. */
export type LanderPage = {
  site: Site;
  /** `invited`: the lander says that signup requires an invitation. */
  signups: Settings['signups'];
  /** The landing's name in statistics, passed to the signup by the form: `gallery/hiking`. */
  landing: string;
  text: { title: string; lead: string };
  /** Members with an active photo, most recently active first; empty if the brand shows members to members only. */
  members: MemberTile[];
  /** The brand's live member counts; null if inexact or hidden. */
  counts: { real: number; fictional: number } | null;
};

/** The data of a member's landing; the same for all visitors of a brand and language. */
export type MemberLandingPage = Pick<LanderPage, 'site' | 'signups' | 'landing'> & {
  profile: Profile;
  /** A campaign's text; null for none, and for fictional profiles, of which it would be untrue. */
  text: { title: string; lead: string } | null;
  prices: Pick<Settings, 'message_credits' | 'signup_credits'>;
};
