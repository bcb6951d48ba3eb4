import type { Tx } from '#backend/platform/db/connect.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { Side } from '../decision-rows.ts';
import { reverseDecision, type Reversible } from './measures.ts';
import { appeals, decisions } from '#backend/platform/db/schema/decisions.ts';
import { int8, text, timestamptz, statement } from '#backend/platform/db/statement.ts';

type Verdict = {
  reference: string;
  /** Required if both sides have appealed. */
  side?: Side | undefined;
  outcome: 'upheld' | 'reversed';
  reason: string;
  by: string;
};

type Held = Reversible & { reversed_at: Date | string | null; decided_by: string };

const plainName = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
const sameName = (one: string, other: string) => plainName(one) === plainName(other);

const updateAppeals = statement({
  params: { outcome: text, reason: text, by: text, now: timestamptz, appeal: int8 },
  text: `
    update appeals set outcome = :outcome, reason = :reason, decided_by = :by, decided_at = :now
    where id = :appeal`,
});

/**
 * Decides an appeal and notifies its side. A reversal undoes the measure; if the complainant was right, the complaint
 * waits for a new decision.
 * @throws {Error} with a sentence if impossible, or if the decision's author would judge it
 */
export async function decideAppeal(tx: Tx, jobs: Jobs, verdict: Verdict, now: Date): Promise<void> {
  const { outcome, reason, by } = verdict;
  const decision = await hold(tx, verdict.reference);
  if (sameName(by, decision.decided_by))
    throw new Error(`${decision.decided_by} made this decision: another person decides the appeal.`);
  const appeal = await findOpen(tx, decision.id, verdict);
  await updateAppeals(tx, { outcome, reason, by, now, appeal });
  if (outcome === 'reversed' && !decision.reversed_at) await reverseDecision(tx, decision, by, now);
  await jobs.enqueue(tx, 'send-mail', { mail: 'appeal-decided', id: appeal });
}

const selectDecisions = statement({
  params: { reference: text },
  row: {
    id: decisions.id,
    action: decisions.action,
    profile: decisions.profileId,
    userId: decisions.userId,
    photo: decisions.photoHash,
    message: decisions.messageId,
    undo: decisions.undo,
    reversed_at: decisions.reversedAt,
    decided_by: decisions.decidedBy,
  },
  text: `
    select id, action, profile_id as profile, user_id as "userId", photo_hash as photo, message_id as message, undo, reversed_at, decided_by from decisions
    where reference = :reference for no key update`,
});

async function hold(tx: Tx, reference: string): Promise<Held> {
  const { rows } = await selectDecisions(tx, { reference: reference.toUpperCase() });
  if (!rows[0]) throw new Error(`There is no decision ${reference}.`);
  return rows[0];
}

const selectAppeals = statement({
  params: { decision: int8 },
  row: { id: appeals.id, side: appeals.side },
  text: `select id, side from appeals where decision_id = :decision and outcome is null order by id`,
});

async function findOpen(tx: Tx, decision: number, { reference, side }: Verdict): Promise<number> {
  const { rows } = await selectAppeals(tx, { decision });
  const open = side ? rows.filter((each) => each.side === side) : rows;
  const [appeal, other] = open;
  if (!appeal) throw new Error(`No appeal against ${reference} waits.`);
  if (other) throw new Error('Both sides appeal: --side says which of the two this is about.');
  return appeal.id;
}
