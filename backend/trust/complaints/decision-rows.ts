import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Decision, decisionSchema } from '#lib/contract/trust/decisions.ts';
import { appealUntil } from './appeals/appeal-period.ts';

/** The sides that may appeal: the complainant, and the member affected by a measure. */
export type Side = 'complainant' | 'member';

export type DecisionRow = Pick<Decision, 'reference' | 'action' | 'ground' | 'reason'> & {
  decided_at: Date | string;
  reversed_at: Date | string | null;
  appealed_at: Date | string | null;
  outcome: 'upheld' | 'reversed' | null;
  outcome_reason: string | null;
};

/** A decision for one side with its own appeal, and no data of the other side. */
export const decisionColumns = (
  side: Side,
): SQL => sql`decisions.reference, decisions.action, decisions.ground,
  ${side === 'complainant' ? sql`coalesce(decisions.reason_complainant, decisions.reason)` : sql`decisions.reason`} as reason,
  decisions.decided_at, decisions.reversed_at, appeals.created_at as appealed_at, appeals.outcome,
  appeals.reason as outcome_reason`;

export const joinOwnAppeal = (side: Side): SQL =>
  sql`left join appeals on appeals.decision_id = decisions.id and appeals.side = ${side}`;

export function presentDecision(row: DecisionRow): z.input<typeof decisionSchema> {
  const decidedAt = new Date(row.decided_at);
  return {
    reference: row.reference,
    action: row.action,
    ground: row.ground,
    reason: row.reason,
    decided_at: decidedAt.toISOString(),
    reversed_at: row.reversed_at ? new Date(row.reversed_at).toISOString() : null,
    appeal:
      row.appealed_at === null
        ? null
        : {
            created_at: new Date(row.appealed_at).toISOString(),
            outcome: row.outcome,
            reason: row.outcome_reason,
          },
    appeal_until: appealUntil(decidedAt).toISOString(),
  };
}
