import type { Scenario } from '../scenarios.ts';

/** What the page of the sandbox checkout says. */
export type CheckoutTexts = {
  title: string;
  /** Says that nothing is paid here. */
  notice: string;
  to: string;
  order: string;
  method: string;
  total: string;
  what: string;
  scenarios: Record<Scenario, string>;
  seconds: string;
  go: string;
  back: string;
  states: Record<'paid' | 'failed', string>;
  more: string;
  chargeBack: string;
  tellAgain: string;
};
