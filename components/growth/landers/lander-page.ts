import type { MemberTile } from '#lib/contract/community/profile.ts';
import type { Settings } from '#lib/contract/brands/settings.ts';
import type { Lander } from '#lib/rules/growth/lander-slugs.ts';
import type { Site } from '../../site/site-context.island.tsx';

/** The way from a lander into the signup. */
export type LanderSignup = {
  /** Where the form leads, as the visitor sees it: `/de/signup`. */
  action: string;
  /** Where those who have an account go. */
  login: string;
  /** What the landing is called in counts, which the signup hears by the form: `gallery/hiking`. */
  slug: string | null;
  /** `invited`: the lander says that nobody signs up without an invitation. */
  signups: Settings['signups'];
  words: Record<
    | 'gender'
    | 'woman'
    | 'man'
    | 'seeks'
    | 'seeksWoman'
    | 'seeksMan'
    | 'seeksBoth'
    | 'submit'
    | 'free'
    | 'haveAccount'
    | 'login'
    | 'closedTitle'
    | 'closedText',
    string
  >;
};

/** What has to be said before the first member is shown. */
export type LanderNotice = {
  /** The brand's word for a fictional profile: the pill on the photo. */
  label: string;
  /** The brand's sentence about fictional profiles. */
  warning: string;
  /** `18+`, or what the brand asks for. */
  age: string;
  /** The same in words, for those who hear the page. */
  adults: string;
  imprint: { href: string; word: string };
};

/** Everything a lander shows; the same for every visitor of a brand and language. */
export type LanderPage = {
  name: Lander;
  /** Null for the general texts of the niche. */
  slug: string | null;
  /** 1 to 7. */
  niche: number;
  text: { title: string; lead: string };
  site: Site;
  /** Each with an active photo, who was here last first; empty where the brand shows its members to members only. */
  members: MemberTile[];
  /** How many members the brand has, from live data; null where that is not known exactly or not shown. */
  counts: { real: number; fictional: number } | null;
  notice: LanderNotice;
  door: LanderSignup;
};
