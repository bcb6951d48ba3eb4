import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { appeal as appealCall } from '../../../lib/contract/decisions.ts';
import type { Tx } from '../../db/connect.ts';
import { CallError, invalidInput } from '../../http/errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Side } from '../decision-rows.ts';
import { appealUntil } from './appeal-period.ts';

type Input = z.output<typeof appealCall.body>;
type Found = { id: number; side: Side; decided_at: Date | string; reversed_at: Date | string | null };

/**
 * Appeals against a decision for the side that the mail address belongs to, once and within six months; the same text again
 * changes nothing. Throws appeal_over, and not_found alike for an unknown reference and an address of neither side.
 */
export async function appeal(
  tx: Tx,
  { brandId, jobs }: { brandId: string; jobs: Jobs },
  { reference, email, text, website }: Input,
  now: Date,
): Promise<void> {
  // Only robots see and fill it.
  if (website) throw invalidInput({ website: 'invalid' });
  const decision = await holdDecision(tx, brandId, reference.toUpperCase(), email);
  if (!decision) throw new CallError('not_found');
  if (await isRepeated(tx, decision, text)) return;
  if (decision.reversed_at || now >= appealUntil(new Date(decision.decided_at)))
    throw new CallError('appeal_over');
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into appeals (decision_id, side, text, created_at)
    values (${decision.id}, ${decision.side}, ${text}, ${now.toISOString()})
    on conflict do nothing returning id`);
  if (!rows[0]) throw new CallError('appeal_over');
  await jobs.enqueue(tx, 'send-mail', { mail: 'appeal-received', id: rows[0].id });
}

/** The decision and whose address it is; whoever is both speaks for the account. */
async function holdDecision(
  tx: Tx,
  brandId: string,
  reference: string,
  email: string,
): Promise<Found | null> {
  const { rows } = await tx.execute<Found>(sql`
    select decisions.id, decisions.decided_at, decisions.reversed_at,
      case when users.id is not null then 'member' else 'complainant' end as side
    from decisions
    left join users on users.id = decisions.user_id and decisions.action <> 'none'
      and users.brand_id = ${brandId} and users.email = ${email}
    left join complaints on complaints.id = decisions.complaint_id
      and complaints.brand_id = ${brandId} and lower(complaints.email) = ${email}
    where decisions.reference = ${reference} and (users.id is not null or complaints.id is not null)
    for no key update of decisions`);
  return rows[0] ?? null;
}

async function isRepeated(tx: Tx, { id, side }: Found, text: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select 1 from appeals where decision_id = ${id} and side = ${side} and text = ${text}`,
  );
  return Boolean(rowCount);
}
