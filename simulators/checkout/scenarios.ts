import { stepSchema, type Step } from './sandbox-payment.ts';
import type { z } from 'zod';

/** The payer's choices in the sandbox. */
export const scenarios = [
  'paid',
  'card_failed',
  'declined',
  'cancelled',
  'expired',
  'slow',
  'repeated',
  'silent',
  'charged_back',
  'later',
] as const;
export type Scenario = (typeof scenarios)[number];

const maxSeconds = 3_600;

const paid = { status: 'paid' } as const;
const failed = (failure: NonNullable<NonNullable<Step['settle']>['failure']>) =>
  ({ status: 'failed', failure }) as const;

/** The steps of a scenario; `seconds` is the duration of slow ones. */
export function listSteps(scenario: Scenario, seconds: number, amount: number): Step[] {
  const after = Math.min(Math.max(1, Math.round(seconds) || 1), maxSeconds);
  const steps: Record<Scenario, z.input<typeof stepSchema>[]> = {
    paid: [{ settle: paid }],
    card_failed: [{ settle: failed('card_failed') }],
    declined: [{ settle: failed('declined') }],
    cancelled: [{ settle: failed('cancelled') }],
    expired: [{ settle: failed('expired') }],
    slow: [{ after, settle: paid }],
    repeated: [
      { settle: paid, webhooks: 3 },
      { after, webhooks: 1 },
    ],
    silent: [{ settle: paid, webhooks: 0 }],
    charged_back: [{ settle: paid }, { after, chargeback: { amount } }],
    later: [],
  };
  return steps[scenario].map((step) => stepSchema.parse(step));
}
