import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { decisionSchema } from '#lib/contract/trust/decisions.ts';
import type { Queries } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { decisionColumns, joinOwnAppeal, presentDecision, type DecisionRow } from './decision-rows.ts';

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
