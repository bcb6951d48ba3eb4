import type { Interest, SignupReason } from '#lib/contract/vocabulary.ts';

/** The interests that have a sentence of their own in every language. */
export type ToldInterest = Extract<
  Interest,
  | 'cooking' | 'baking' | 'hiking' | 'cycling' | 'swimming' | 'dancing' | 'reading' | 'travelling'
  | 'gardening' | 'photography' | 'films' | 'concerts' | 'making_music' | 'board_games' | 'dogs' | 'cats'
  | 'coffee' | 'wine'
>; // prettier-ignore

/** Sentences of which an about-me text is made; they fit every gender of writer and reader. */
export type AboutTexts = {
  /** `{city}` is the writer's town. */
  openings: readonly string[];
  character: readonly string[];
  interests: Readonly<Record<ToldInterest, string>>;
  /** For people from 48 on. */
  later: readonly string[];
  reasons: Readonly<Record<SignupReason, readonly [string, string]>>;
  closings: readonly string[];
};
