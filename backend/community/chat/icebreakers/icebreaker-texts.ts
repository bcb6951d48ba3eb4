import type { Interest, SignupReason } from '#lib/contract/vocabulary.ts';

/**
 * What is suggested as a first message in one language. The words for a fact stand alone, as the profile shows them, so that
 * no language has to bend them.
 */
export type IcebreakerTexts = {
  /** `{interest}`, several ways to say it. */
  shared_interest: string[];
  interest: string[];
  /** `{city}` */
  same_town: string;
  town: string;
  /** `{reason}` */
  signup_reason: string;
  interests: Record<Interest, string>;
  reasons: Record<SignupReason, string>;
};
