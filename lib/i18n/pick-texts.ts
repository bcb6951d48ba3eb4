import type { Texts } from './texts.ts';

type Groups = Record<string, object | string>;
type NamespaceOf<Part> = Part extends `${infer Namespace}.${string}` ? Namespace : Part;

/** The named parts of texts (`members`, or a group `members.grid`), so that a page only includes its islands' texts. */
export function pickTexts<All extends object, Part extends string>(all: All, parts: readonly Part[]) {
  const picked: Record<string, object | string> = {};
  for (const part of parts) {
    const [namespace = '', group] = part.split('.');
    const texts = (all as Groups)[namespace] ?? {};
    picked[namespace] = group
      ? { ...(picked[namespace] as object), [group]: (texts as Groups)[group] ?? {} }
      : texts;
  }
  return picked as Pick<All, NamespaceOf<Part> & keyof All>;
}

/** Texts of a decision and its appeal. */
export const decisionTexts = (texts: Texts['decisions']) =>
  pickTexts(texts, ['actions', 'grounds', 'facts', 'reversedAt', 'appeal']);
export type DecisionTexts = ReturnType<typeof decisionTexts>;

/** Texts of the account deletion. */
export const leavingTexts = (texts: Texts['leaving']) =>
  pickTexts(texts, ['close', 'loading', 'failed', 'again', 'now', 'section', 'reasons', 'offers', 'confirm']);
export type LeavingTexts = ReturnType<typeof leavingTexts>;
