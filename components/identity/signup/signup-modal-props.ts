import type { Settings } from '#lib/contract/brands/settings.ts';

/** What the signup over a page knows of its brand. */
export type SignupModalProps = {
  signups: Settings['signups'];
  /** ISO codes that may sign up here, and the one that is chosen at first. */
  countries: readonly string[];
  country: string;
};
