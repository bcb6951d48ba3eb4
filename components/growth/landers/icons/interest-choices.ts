import type { Interest, SignupReason } from '#lib/contract/vocabulary.ts';

/** What the first question offers: interests that a profile can name later. */
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

/** What the second offers, likewise. */
export const reasons = [
  'relationship',
  'dating',
  'friendship',
  'chatting',
] as const satisfies readonly SignupReason[];

export type Reason = (typeof reasons)[number];
