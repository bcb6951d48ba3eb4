import { sql } from 'drizzle-orm';
import { inTransaction, type Db, type Queries } from '../../platform/db/connect.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { postbackCalls } from '../../platform/db/schema/postbacks.ts';
import { int8, statement } from '../../platform/db/statement.ts';

export const statuses = ['waiting', 'held', 'done', 'given_up', 'withdrawn'] as const;

export type Filter = { network?: string | undefined; status?: (typeof statuses)[number] | undefined };

export type Listed = {
  id: number;
  status: (typeof statuses)[number];
  event: string;
  brand: string;
  network: string | null;
  amount: number | null;
  currency: string | null;
  attempts: number;
  /** HTTP status of the latest attempt; null if there was none or no response. */
  responseStatus: number | null;
  createdAt: Date | string;
  dueAt: Date | string;
};

/** The outbox, newest first. */
export async function listPostbacks(db: Queries, filter: Filter, limit: number): Promise<Listed[]> {
  const { rows } = await db.execute<Listed>(sql`
    select postbacks.id, postbacks.status, event, brand_id as brand, network, amount, currency, attempts,
      postbacks.created_at as "createdAt", due_at as "dueAt",
      (select status from postback_calls where postback_id = postbacks.id order by id desc limit 1) as "responseStatus"
    from postbacks join conversions on conversions.id = conversion_id
    where ${matches(filter)} order by postbacks.id desc limit ${limit}`);
  return rows;
}

export type LoggedCall = {
  at: Date | string;
  status: number | null;
  milliseconds: number;
  response: string;
};

const selectPostbacks = statement({
  params: { id: int8 },
  text: `select 1 from postbacks where id = :id`,
});

const selectPostbackCalls = statement({
  params: { id: int8 },
  row: {
    at: postbackCalls.calledAt,
    status: postbackCalls.status,
    milliseconds: postbackCalls.milliseconds,
    response: postbackCalls.response,
  },
  text: `select called_at as at, status, milliseconds, response from postback_calls where postback_id = :id order by id`,
});

/** All attempts of a postback, oldest first; null if the number does not exist. */
export async function listCalls(db: Queries, id: number): Promise<LoggedCall[] | null> {
  const { rowCount } = await selectPostbacks(db, { id });
  if (!rowCount) return null;
  const { rows } = await selectPostbackCalls(db, { id });
  return rows;
}

/** One postback of any status, or all failed ones of a network; skips withdrawn ones. Returns the number queued. */
export function replayPostbacks(
  db: Db,
  jobs: Jobs,
  which: { id: number } | { network: string },
  now: Date,
): Promise<number> {
  const chosen =
    'id' in which
      ? sql`postbacks.id = ${which.id} and status <> 'withdrawn'`
      : matches({ network: which.network, status: 'given_up' });
  return inTransaction(db, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update postbacks set status = 'waiting', attempts = 0, done_at = null, due_at = ${now.toISOString()}
      from conversions where conversions.id = conversion_id and ${chosen}`);
    if (rowCount) await jobs.enqueue(tx, 'send-postbacks', {});
    return rowCount ?? 0;
  });
}

function matches({ network, status }: Filter) {
  const ofNetwork = network === undefined ? sql`true` : sql`lower(network) = ${network.toLowerCase()}`;
  return status === undefined ? ofNetwork : sql`${ofNetwork} and postbacks.status = ${status}`;
}
