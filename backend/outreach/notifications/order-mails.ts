import type { Tx } from '../../platform/db/connect.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { isEvent, nextTurn, type Notice } from './decide.ts';
import { dayIn } from './member-time.ts';
import type { Recipient } from './load-recipient.ts';
import { mailings } from '../../platform/db/schema/notices.ts';
import { date, int8, int8s, orNull, text, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

/** Enqueues the mails for notices: one for all events of a kind, one for each other notice. */
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

const insertMailings = statement({
  params: { userId: int8, kind: text, subject: text, day: date, now: timestamptz },
  row: { id: mailings.id },
  text: `
    insert into mailings (user_id, kind, subject, day, sent_at)
    values (:userId, :kind, :subject, :day::date,
      :now)
    returning id`,
});

const updateNotices = statement({
  params: { mailingId: int8, mailedAt: orNull(timestamptz), dueAt: orNull(timestamptz), ids: int8s },
  text: `
    update notices set mailing_id = :mailingId, mailed_at = :mailedAt::timestamptz,
      due_at = coalesce(:dueAt::timestamptz, due_at)
    where id = any(:ids::bigint[])`,
});

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
  const { rows } = await insertMailings(tx, {
    userId: member.userId,
    kind,
    subject: isEvent(kind) ? '' : first.subject,
    day: dayIn(member.zone, now),
    now,
  });
  const mailingId = rows[0]?.id;
  if (mailingId === undefined) throw new Error('The mail was not ordered');
  const next = nextTurn(first, member, now);
  const ids = notices.map(({ id }) => id);
  await updateNotices(tx, { mailingId, mailedAt: next ? null : now, dueAt: next, ids });
  await jobs.enqueue(tx, 'send-notice', { mailingId });
}
