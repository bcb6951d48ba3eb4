import type { z } from 'zod';
import type { appeal as appealCall } from '#lib/contract/trust/decisions.ts';
import type { Tx } from '#backend/platform/db/connect.ts';
import { CallError, invalidInput } from '#backend/platform/http/errors.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { appealUntil, type Side } from './decision-rows.ts';
import { appeals, decisions } from '#backend/platform/db/schema/decisions.ts';
import { int8, text, typedText, timestamptz, statement } from '#backend/platform/db/statement.ts';

type Input = z.output<typeof appealCall.body>;
type Found = { id: number; side: Side; decided_at: Date | string; reversed_at: Date | string | null };

const insertAppeals = statement({
  params: { decisionId: int8, side: text, text: text, now: timestamptz },
  row: { id: appeals.id },
  text: `
    insert into appeals (decision_id, side, text, created_at)
    values (:decisionId, :side, :text, :now)
    on conflict do nothing returning id`,
});

/**
 * Appeals for the side with this mail address, once and within six months; repeating the same text changes nothing.
 * @throws appeal_over, not_found for an unknown reference or an address of neither side
 */
export async function appeal(
  tx: Tx,
  { brandId, jobs }: { brandId: string; jobs: Jobs },
  { reference, email, text, website }: Input,
  now: Date,
): Promise<void> {
  // Honeypot, which only bots fill.
  if (website) throw invalidInput({ website: 'invalid' });
  const decision = await lockDecision(tx, brandId, reference.toUpperCase(), email);
  if (!decision) throw new CallError('not_found');
  if (await isRepeated(tx, decision, text)) return;
  if (decision.reversed_at || now >= appealUntil(new Date(decision.decided_at)))
    throw new CallError('appeal_over');
  const { rows } = await insertAppeals(tx, { decisionId: decision.id, side: decision.side, text, now });
  if (!rows[0]) throw new CallError('appeal_over');
  await jobs.enqueue(tx, 'send-mail', { mail: 'appeal-received', id: rows[0].id });
}

const selectDecisions = statement({
  params: { brandId: text, email: text, reference: text },
  row: {
    id: decisions.id,
    decided_at: decisions.decidedAt,
    reversed_at: decisions.reversedAt,
    side: typedText<Side>(),
  },
  text: `
    select decisions.id, decisions.decided_at, decisions.reversed_at,
      case when users.id is not null then 'member' else 'complainant' end as side
    from decisions
    left join users on users.id = decisions.user_id and decisions.action <> 'none'
      and users.brand_id = :brandId and users.email = :email
    left join complaints on complaints.id = decisions.complaint_id
      and complaints.brand_id = :brandId and lower(complaints.email) = :email
    where decisions.reference = :reference and (users.id is not null or complaints.id is not null)
    for no key update of decisions`,
});

/** The decision and the side of the address; a person on both sides counts as the member. */
async function lockDecision(
  tx: Tx,
  brandId: string,
  reference: string,
  email: string,
): Promise<Found | null> {
  const { rows } = await selectDecisions(tx, { brandId, email, reference });
  return rows[0] ?? null;
}

const selectAppeals = statement({
  params: { id: int8, side: text, text: text },
  text: `select 1 from appeals where decision_id = :id and side = :side and text = :text`,
});

async function isRepeated(tx: Tx, { id, side }: Found, text: string): Promise<boolean> {
  const { rowCount } = await selectAppeals(tx, { id, side, text });
  return Boolean(rowCount);
}
