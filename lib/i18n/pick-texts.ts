import type { ScreenTexts, Texts } from './texts.ts';

/** A namespace, or one of its keys. */
export type Part = {
  [N in keyof ScreenTexts]: N | `${N}.${keyof ScreenTexts[N] & string}`;
}[keyof ScreenTexts];

type Groups = Record<string, object | string>;
type PartNamespace<P> = P extends `${infer Namespace}.${string}` ? Namespace : P;
type KeyOf<P, Namespace extends string> = P extends `${Namespace}.${infer Key}` ? Key : never;

/** Texts of which only some parts are present. */
export type Picked<All, P extends string> = {
  [N in PartNamespace<P> & keyof All & string]: N extends P
    ? All[N]
    : Pick<All[N], KeyOf<P, N> & keyof All[N]>;
};

/** The named parts of texts (`members`, or a key `members.grid`), so that a page only includes its islands' texts. */
export function pickTexts<All extends object, P extends string>(all: All, parts: readonly P[]) {
  const picked: Record<string, object | string> = {};
  for (const part of parts) {
    const [namespace = '', key] = part.split('.');
    const texts = (all as Groups)[namespace] ?? {};
    picked[namespace] = key
      ? { ...(picked[namespace] as object), [key]: (texts as Groups)[key] ?? {} }
      : texts;
  }
  return picked as Picked<All, P>;
}

/** Texts of a decision and its appeal. */
export type DecisionTexts = Pick<
  Texts['decisions'],
  'actions' | 'grounds' | 'facts' | 'reversedAt' | 'appeal'
>;

/** What the browser shows while it fetches members whom only members see. */
export type ClosedTexts = Pick<Texts['members']['closed'], 'loading' | 'failed' | 'again'>;
