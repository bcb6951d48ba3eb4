import type { MemberTile } from '#lib/contract/community/profile.ts';
import type { Settings } from '#lib/contract/brands/settings.ts';
import type { Lander } from '#lib/rules/growth/lander-slugs.ts';
import type { Site } from '../../site/site-context.island.tsx';

/** A lander's signup link. */
export type LanderSignup = {
  /** Target of the form for the visitor: `/de/signup`. */
  action: string;
  /** Link for members with an account. */
  login: string;
  /** The landing's name in statistics, passed to the signup by the form: `gallery/hiking`. */
  slug: string | null;
  /** `invited`: the lander says that signup requires an invitation. */
  signups: Settings['signups'];
  texts: Record<
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

/** Notices required before the first member. */
export type LanderNotice = {
  /** The brand's label for fictional profiles, on the photo. */
  label: string;
  /** The brand's sentence about fictional profiles. */
  warning: string;
  /** `18+`, or the brand's limit. */
  age: string;
  /** The same as text for screen readers. */
  adults: string;
  imprint: { href: string; word: string };
};

/** The data of a lander; the same for all visitors of a brand and language. */
export type LanderPage = {
  name: Lander;
  /** Null for the niche's general texts. */
  slug: string | null;
  /** 1 to 7. */
  niche: number;
  text: { title: string; lead: string };
  site: Site;
  /** Members with an active photo, most recently active first; empty if the brand shows members to members only. */
  members: MemberTile[];
  /** The brand's live member counts; null if inexact or hidden. */
  counts: { real: number; fictional: number } | null;
  notice: LanderNotice;
  signupLink: LanderSignup;
};
