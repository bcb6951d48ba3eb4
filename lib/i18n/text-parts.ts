import type { Texts } from './texts.ts';

/** The named parts of a namespace, so that a page only includes its islands' texts. */
function textParts<Words extends object, Part extends keyof Words>(
  words: Words,
  ...parts: readonly Part[]
): Pick<Words, Part> {
  return Object.fromEntries(parts.map((part) => [part, words[part]])) as Pick<Words, Part>;
}

/** Texts of a decision and its appeal. */
export const decisionTexts = (words: Texts['decisions']) =>
  textParts(words, 'actions', 'grounds', 'facts', 'reversedAt', 'appeal');
export type DecisionTexts = ReturnType<typeof decisionTexts>;

/** Texts of the account deletion. */
export const leavingTexts = (words: Texts['leaving']) =>
  textParts(words, 'close', 'loading', 'failed', 'again', 'now', 'section', 'reasons', 'offers', 'confirm');
export type LeavingTexts = ReturnType<typeof leavingTexts>;
