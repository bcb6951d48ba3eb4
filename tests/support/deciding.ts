import { randomUUID } from 'node:crypto';
import type { Decision } from '#lib/contract/trust/decisions.ts';
import type { stackDatabase } from './database.ts';
import type { Visitor } from './http.ts';
import type { Person } from './cast.ts';
import { operate, operated } from './operating.ts';

/** The operator's `npx vonk complaints`. */
export const complaints = (...words: string[]) => operate('complaints', ...words);

type Ruling = {
  action: string;
  ground?: string;
  reason?: string;
  by?: string;
  [more: string]: string | undefined;
};

/** The operator's decision, on a complaint or without one; returns the reference. */
export async function decided(receipt: string | null, { action, ...ruling }: Ruling): Promise<string> {
  const all = {
    action,
    ground: action === 'none' ? 'no_violation' : 'harassment',
    reason: 'Das war eine Drohung.',
    by: 'Renate',
    ...ruling,
  };
  const options = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  const stdout = await operated('complaints', 'decide', ...(receipt === null ? [] : [receipt]), ...options);
  return /D-\d{8}-[2-9A-Z]{10}/.exec(stdout)?.[0] ?? '';
}

export async function answered(
  reference: string,
  outcome: 'upheld' | 'reversed',
  ...more: string[]
): Promise<void> {
  const options = ['--outcome', outcome, '--reason', 'Noch einmal angesehen.', '--by', 'Nora'];
  await operated('complaints', 'appeal', reference, ...options, ...more);
}

/** Reports a member, or a photo or message of theirs; returns the reference number. */
export async function reported(by: Person, about: Person, more: object = {}): Promise<string> {
  const isMessage = 'message' in more;
  const body = isMessage
    ? { reason: 'harassment', text: '', ...more }
    : { id: about.user.profile.id, reason: 'harassment', text: '', ...more };
  const call = isMessage ? 'POST /api/report.php?message=1' : 'POST /api/report.php';
  const {
    status,
    text,
    body: answer,
  } = await by.visitor.call<{ receipt: string }>(call, {
    body,
    key: randomUUID(),
  });
  if (status !== 200) throw new Error(`The report was answered by ${status}: ${text}`);
  return answer.receipt;
}

type Status = { receipt: string; category: string; decision: Decision | null; error?: string };

export const getStatus = (visitor: Visitor, receipt: string, email: string) =>
  visitor.call<Status>('POST /api/complaint-status.php', { body: { receipt, email } });

export const listDecisions = async ({ visitor }: Person) =>
  (await visitor.call<{ decisions: Decision[] }>('GET /api/decisions.php')).body.decisions;

export const appealed = (visitor: Visitor, reference: string, email: string, text = 'Das sehe ich anders.') =>
  visitor.call<{ done?: true; error?: string }>('POST /api/appeal.php', { body: { reference, email, text } });

/** Moves a decision into the past, for which one statement has to disable the triggers. */
export async function ageDecision(
  database: ReturnType<typeof stackDatabase>,
  reference: string,
  decidedAt: Date,
): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query('update decisions set decided_at = $2 where reference = $1', [reference, decidedAt]);
    await client.query('commit');
  } finally {
    client.release();
  }
}
