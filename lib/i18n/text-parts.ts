import type { Texts } from './texts.ts';

/** The named parts of a namespace: a page carries only what its islands say. */
function textParts<Words extends object, Part extends keyof Words>(
  words: Words,
  ...parts: readonly Part[]
): Pick<Words, Part> {
  return Object.fromEntries(parts.map((part) => [part, words[part]])) as Pick<Words, Part>;
}

/** What a decision and the way to appeal against it say. */
export const decisionTexts = (words: Texts['decisions']) =>
  textParts(words, 'actions', 'grounds', 'facts', 'reversedAt', 'appeal');
export type DecisionTexts = ReturnType<typeof decisionTexts>;

/** What the way out of an account says, up to the last press. */
export const leavingTexts = (words: Texts['leaving']) =>
  textParts(words, 'close', 'loading', 'failed', 'again', 'now', 'section', 'reasons', 'offers', 'confirm');
export type LeavingTexts = ReturnType<typeof leavingTexts>;
