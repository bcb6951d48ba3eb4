import type { AgeChoice } from '../age-desk.ts';

/** What the page of the sandbox age check says. */
export type AgeTexts = {
  title: string;
  notice: string;
  /** With `{brand}` and `{min_age}`. */
  asks: string;
  what: string;
  choices: Record<AgeChoice, string>;
  go: string;
  back: string;
  states: Record<'passed' | 'failed', string>;
};
