import type { Settings } from '#lib/contract/brands/settings.ts';

/** The brand data of the signup dialog. */
export type SignupModalProps = {
  signups: Settings['signups'];
  /** Countries (ISO codes) that may sign up here, and the preselected one. */
  countries: readonly string[];
  country: string;
};
