import type { MemberTile } from '#lib/contract/community/profile.ts';
import type { Settings } from '#lib/contract/brands/settings.ts';
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
