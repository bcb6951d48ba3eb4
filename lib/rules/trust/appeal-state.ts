import type { Decision } from '../../contract/trust/decisions.ts';

/** How an appeal against a decision stands: made and decided or not, possible still, or not any more. */
export type AppealState = 'waits' | 'upheld' | 'reversed' | 'open' | 'over' | 'none';

/** `none`: the decision was taken back without this side's appeal, so that there is nothing to appeal against. */
export function appealState(
  { appeal, reversed_at, appeal_until }: Pick<Decision, 'appeal' | 'reversed_at' | 'appeal_until'>,
  now: Date,
): AppealState {
  if (appeal) return appeal.outcome ?? 'waits';
  if (reversed_at !== null) return 'none';
  return now < new Date(appeal_until) ? 'open' : 'over';
}
