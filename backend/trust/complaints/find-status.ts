import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { findComplaint } from '#lib/contract/trust/decisions.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import { publicCategory } from './categories.ts';
import { decisionColumns, joinOwnAppeal, presentDecision, type DecisionRow } from './decision-rows.ts';

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
