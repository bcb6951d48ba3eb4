import { sql } from 'drizzle-orm';
import type { DecisionAction } from '../../../lib/contract/decisions.ts';
import type { Tx } from '../../db/connect.ts';
import type { KeptForUndo } from '../../db/schema/rights.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Side } from '../decision-rows.ts';
import { undoMeasure } from './measures.ts';

type Verdict = {
  reference: string;
  /** Needed where both sides appeal. */
  side?: Side | undefined;
  outcome: 'upheld' | 'reversed';
  reason: string;
  by: string;
};

type Held = {
  id: number;
  action: DecisionAction;
  profile: number | null;
  user_id: number | null;
  photo: string | null;
  message: number | null;
  undo: KeptForUndo | null;
  reversed_at: Date | string | null;
  decided_by: string;
};

const plainName = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
const sameName = (one: string, other: string) => plainName(one) === plainName(other);

/**
 * Decides an appeal and has whoever appealed told. Reversed, the decision is taken back and its measure undone; a complaint
 * whose own side was right waits for another decision then.
 * @throws {Error} with a sentence where that can't be: also where whoever made the decision is to judge it
 */
export async function decideAppeal(tx: Tx, jobs: Jobs, verdict: Verdict, now: Date): Promise<void> {
  const { outcome, reason, by } = verdict;
  const decision = await hold(tx, verdict.reference);
  if (sameName(by, decision.decided_by))
    throw new Error(`${decision.decided_by} made this decision: an appeal is decided by somebody else.`);
  const appeal = await findOpen(tx, decision.id, verdict);
  await tx.execute(sql`
    update appeals set outcome = ${outcome}, reason = ${reason}, decided_by = ${by}, decided_at = ${now.toISOString()}
    where id = ${appeal}`);
  if (outcome === 'reversed' && !decision.reversed_at) await reverse(tx, decision, by, now);
  await jobs.enqueue(tx, 'send-mail', { mail: 'appeal-decided', id: appeal });
}

async function hold(tx: Tx, reference: string): Promise<Held> {
  const { rows } = await tx.execute<Held>(sql`
    select id, action, profile, user_id, photo, message, undo, reversed_at, decided_by from decisions
    where reference = ${reference.toUpperCase()} for no key update`);
  if (!rows[0]) throw new Error(`There is no decision ${reference}.`);
  return rows[0];
}

async function findOpen(tx: Tx, decision: number, { reference, side }: Verdict): Promise<number> {
  const { rows } = await tx.execute<{ id: number; side: Side }>(sql`
    select id, side from appeals where decision_id = ${decision} and outcome is null order by id`);
  const open = side ? rows.filter((each) => each.side === side) : rows;
  const [appeal, other] = open;
  if (!appeal) throw new Error(`No appeal against ${reference} waits.`);
  if (other) throw new Error('Both sides appeal: --side says which of the two this is about.');
  return appeal.id;
}

async function reverse(
  tx: Tx,
  { id, action, undo, ...decision }: Held,
  by: string,
  now: Date,
): Promise<void> {
  await tx.execute(sql`update decisions set reversed_at = ${now.toISOString()} where id = ${id}`);
  if (decision.profile === null) return;
  const { profile, photo, message, user_id: userId } = decision;
  await undoMeasure(tx, action, { profile, userId, photo, message }, { undo, by });
}
