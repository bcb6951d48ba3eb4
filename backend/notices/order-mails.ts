import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { isEvent, nextTurn, type Notice } from './decide.ts';
import { dayIn } from './member-time.ts';
import type { Recipient } from './read-situation.ts';

/** Orders the mails for notices: one for all events of a kind, one for each of the others. */
export async function orderMails(
  tx: Tx,
  jobs: Jobs,
  member: Recipient,
  going: readonly Notice[],
  now: Date,
): Promise<void> {
  const mails = new Map<string, Notice[]>();
  for (const notice of going) {
    const key = isEvent(notice.kind) ? notice.kind : `${notice.kind} ${notice.subject}`;
    mails.set(key, [...(mails.get(key) ?? []), notice]);
  }
  for (const notices of mails.values()) await orderMail(tx, jobs, member, notices, now);
}

async function orderMail(
  tx: Tx,
  jobs: Jobs,
  member: Recipient,
  notices: readonly Notice[],
  now: Date,
): Promise<void> {
  const [first] = notices;
  if (!first) return;
  const { kind } = first;
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into mailings (user_id, kind, subject, day, sent_at)
    values (${member.userId}, ${kind}, ${isEvent(kind) ? '' : first.subject}, ${dayIn(member.zone, now)}::date,
      ${now.toISOString()})
    returning id`);
  const mailingId = rows[0]?.id;
  if (mailingId === undefined) throw new Error('The mail was not ordered');
  const next = nextTurn(first, member, now);
  const ids = notices.map(({ id }) => id);
  await tx.execute(sql`
    update notices set mailing_id = ${mailingId}, mailed_at = ${next ? null : now.toISOString()}::timestamptz,
      due_at = coalesce(${next?.toISOString() ?? null}::timestamptz, due_at)
    where id = any(${sql.param(ids)}::bigint[])`);
  await jobs.enqueue(tx, 'send-notice', { mailingId });
}
