import type { Decision } from '../../contract/trust/decisions.ts';

/** The state of an appeal against a decision: made, decided, still possible, or no longer. */
export type AppealState = 'waits' | 'upheld' | 'reversed' | 'open' | 'over' | 'none';

/** `none`: the decision was withdrawn without this side's appeal, so there is nothing to appeal against. */
export function appealState(
  { appeal, reversed_at, appeal_until }: Pick<Decision, 'appeal' | 'reversed_at' | 'appeal_until'>,
  now: Date,
): AppealState {
  if (appeal) return appeal.outcome ?? 'waits';
  if (reversed_at !== null) return 'none';
  return now < new Date(appeal_until) ? 'open' : 'over';
}
