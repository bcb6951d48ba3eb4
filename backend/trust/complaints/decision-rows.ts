import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Decision, decisionSchema } from '#lib/contract/trust/decisions.ts';
import type { findComplaint } from '#lib/contract/trust/complaints.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import { publicCategory } from './categories.ts';
import type { Actor } from '../../platform/http/session.ts';

/** The sides that may appeal: the complainant, and the member affected by a measure. */
export type Side = 'complainant' | 'member';

type DecisionRow = Pick<Decision, 'reference' | 'action' | 'ground' | 'reason'> & {
  decided_at: Date | string;
  reversed_at: Date | string | null;
  appealed_at: Date | string | null;
  outcome: 'upheld' | 'reversed' | null;
  outcome_reason: string | null;
};

/** A decision for one side with its own appeal, and no data of the other side. */
const decisionColumns = (side: Side): SQL => sql`decisions.reference, decisions.action, decisions.ground,
  ${side === 'complainant' ? sql`coalesce(decisions.reason_complainant, decisions.reason)` : sql`decisions.reason`} as reason,
  decisions.decided_at, decisions.reversed_at, appeals.created_at as appealed_at, appeals.outcome,
  appeals.reason as outcome_reason`;

const joinOwnAppeal = (side: Side): SQL =>
  sql`left join appeals on appeals.decision_id = decisions.id and appeals.side = ${side}`;

function presentDecision(row: DecisionRow): z.input<typeof decisionSchema> {
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

type Input = z.output<typeof findComplaint.body>;
type Row = { complaint_reference: string; category: string; created_at: Date | string } & (
  | DecisionRow
  | { reference: null }
);

/** @throws not_found alike for an unknown number and a mail address other than the complainant's */
export async function findStatus(
  db: Queries,
  brandId: string,
  { receipt, email }: Input,
): Promise<z.input<typeof findComplaint.response>> {
  const { rows } = await db.execute<Row>(sql`
    select complaints.reference as complaint_reference, complaints.category, complaints.created_at, ${decisionColumns('complainant')}
    from complaints
    left join decisions on decisions.complaint_id = complaints.id ${joinOwnAppeal('complainant')}
    where complaints.reference = ${receipt.toUpperCase()} and complaints.brand_id = ${brandId}
      and lower(complaints.email) = ${email}
    order by decisions.id desc limit 1`);
  const row = rows[0];
  if (!row) throw new CallError('not_found');
  return {
    receipt: row.complaint_reference,
    category: publicCategory(row.category),
    received_at: new Date(row.created_at).toISOString(),
    decision: row.reference === null ? null : presentDecision(row),
  };
}

/** Measures against the caller, newest first; complaints without a measure are not disclosed. */
export async function listDecisions(
  db: Queries,
  { userId }: Actor,
): Promise<z.input<typeof decisionSchema>[]> {
  const { rows } = await db.execute<DecisionRow>(sql`
    select ${decisionColumns('member')} from decisions ${joinOwnAppeal('member')}
    where decisions.user_id = ${userId} and decisions.action <> 'none'
    order by decisions.id desc limit 100`);
  return rows.map(presentDecision);
}

const months = 6;

/** Deadline of an appeal: six calendar months, or the last day of a shorter month. */
export function appealUntil(decidedAt: Date): Date {
  const end = new Date(decidedAt);
  end.setUTCMonth(end.getUTCMonth() + months);
  // 31 August plus six months would overflow into March.
  if (end.getUTCDate() !== decidedAt.getUTCDate()) end.setUTCDate(0);
  return end;
}
