import type { Choice } from '#lib/contract/community/profile-vocabulary.ts';
import type { Interest } from '#lib/contract/vocabulary.ts';

/** Choices of the first question: interests that profiles offer. */
export const interestChoices = [
  'hiking',
  'coffee',
  'cooking',
  'dancing',
  'films',
  'long_conversations',
  'concerts',
  'board_games',
  'dogs',
] as const satisfies readonly Interest[];

export type InterestChoice = (typeof interestChoices)[number];

/** Choices of the second question. */
export const reasons = [
  'relationship',
  'dating',
  'friendship',
  'chatting',
] as const satisfies readonly Choice<'signup_reason'>[];

export type Reason = (typeof reasons)[number];
