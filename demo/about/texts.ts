import type { Choice } from '#lib/contract/community/profile-vocabulary.ts';
import type { Interest } from '#lib/contract/vocabulary.ts';

export type InterestStory = Extract<
  Interest,
  | 'cooking' | 'baking' | 'hiking' | 'cycling' | 'swimming' | 'dancing' | 'reading' | 'travelling'
  | 'gardening' | 'photography' | 'films' | 'concerts' | 'making_music' | 'board_games' | 'dogs' | 'cats'
  | 'coffee' | 'wine'
>; // prettier-ignore

/** Sentences of about-me texts; they fit every gender of author and reader. */
export type AboutTexts = {
  /** `{city}` is the writer's town. */
  openings: readonly string[];
  character: readonly string[];
  interests: Readonly<Record<InterestStory, string>>;
  /** For people aged 48 and over. */
  later: readonly string[];
  reasons: Readonly<Record<Choice<'signup_reason'>, readonly [string, string]>>;
  closings: readonly string[];
};
