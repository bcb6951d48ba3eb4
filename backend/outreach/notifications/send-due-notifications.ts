import { notificationKinds } from '#lib/contract/outreach/notification-kinds.ts';
import { inTransaction, type Queries, type Tx } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { log } from '../../platform/http/log.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { decide, isEvent, type Notice } from './decide.ts';
import { orderMails } from './order-mails.ts';
import { lockRecipient, loadRecipient, type Recipient } from './load-recipient.ts';
import { notices } from '../../platform/db/schema/notices.ts';
import { int8, int8s, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const atOnce = 500;

/** Decides on every due notice, one transaction for each member. */
export async function sendDueNotifications({
  db,
  jobs,
  now,
}: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
  const seen = new Set<number>();
  for (;;) {
    const due = (await listDue(db, now())).filter((userId) => !seen.has(userId));
    if (!due.length) return;
    for (const userId of due) {
      seen.add(userId);
      await inTransaction(db, (tx) => attendMember(tx, jobs, userId, now())).catch((error: unknown) =>
        log.warn({ err: error, user: userId }, 'notices of a member could not be attended to'),
      );
    }
  }
}

const selectNotices = statement({
  params: { now: timestamptz, atOnce: int8 },
  row: { user_id: notices.userId },
  text: `
    select user_id from notices where mailed_at is null and due_at <= :now
    order by due_at limit :atOnce`,
});

/** Members with due notices, longest waiting first. */
async function listDue(db: Queries, now: Date): Promise<number[]> {
  const { rows } = await selectNotices(db, { now, atOnce });
  return [...new Set(rows.map((row) => row.user_id))];
}

const deleteNotices = statement({
  params: { userId: int8 },
  text: `delete from notices where user_id = :userId`,
});

const deleteNoticesForAttendMember = statement({
  params: { dropped: int8s },
  text: `delete from notices where id = any(:dropped::bigint[])`,
});

/**
 * Sends, postpones or drops a member's due notices. Mails are enqueued in the transaction that changes the notices,
 * so each is enqueued once even after a crash. A locked member is skipped until the next run.
 */
export async function attendMember(tx: Tx, jobs: Jobs, userId: number, now: Date): Promise<void> {
  if (!(await lockRecipient(tx, userId))) return dropOrphans(tx, userId);
  const due = await lockDue(tx, userId, now);
  if (!due.length) return;
  const member = await loadRecipient(tx, userId, now);
  if (!member || member.erased) {
    await deleteNotices(tx, { userId });
    return;
  }
  const going: Notice[] = [];
  const dropped: number[] = [];
  for (const notice of due) {
    const decision = decide(notice, withGoing(member, going, notice, now), now);
    if (decision.do === 'send') going.push(notice);
    else if (decision.do === 'drop') dropped.push(notice.id);
    else await postpone(tx, notice, decision.until);
  }
  if (dropped.length) await deleteNoticesForAttendMember(tx, { dropped });
  await orderMails(tx, jobs, member, going, now);
}

/** Mails of this run count for the notices after it; events of one kind share a mail. */
function withGoing(member: Recipient, going: Notice[], { kind }: Notice, now: Date): Recipient {
  return {
    ...member,
    sent: (asked) => {
      const { today, moments } = member.sent(asked);
      const isOneMail = asked === kind && isEvent(asked);
      const more = isOneMail ? [] : going.filter((each) => each.kind === asked).map(() => now);
      return { today: today + more.length, moments: [...moments, ...more] };
    },
  };
}

const selectNoticesForLockDue = statement({
  params: { userId: int8, now: timestamptz },
  row: {
    id: notices.id,
    kind: notices.kind,
    subject: notices.subject,
    createdAt: notices.createdAt,
    dueAt: notices.dueAt,
  },
  text: `
    select id, kind, subject, created_at as "createdAt", due_at as "dueAt" from notices
    where user_id = :userId and mailed_at is null and due_at <= :now
    order by id for update`,
});

async function lockDue(tx: Tx, userId: number, now: Date): Promise<Notice[]> {
  const { rows } = await selectNoticesForLockDue(tx, { userId, now });
  const rank = ({ kind }: Notice) => notificationKinds.indexOf(kind);
  return rows
    .map((row) => ({ ...row, createdAt: new Date(row.createdAt), dueAt: new Date(row.dueAt) }))
    .toSorted((one, other) => rank(one) - rank(other));
}

const updateNotices = statement({
  params: { until: timestamptz, id: int8 },
  text: `update notices set due_at = :until where id = :id`,
});

async function postpone(tx: Tx, { id }: Notice, until: Date): Promise<void> {
  await updateNotices(tx, { until, id });
}

const deleteNoticesForDropOrphans = statement({
  params: { userId: int8 },
  text: `delete from notices where user_id = :userId and not exists (select 1 from users where id = :userId)`,
});

async function dropOrphans(tx: Tx, userId: number): Promise<void> {
  await deleteNoticesForDropOrphans(tx, { userId });
}
