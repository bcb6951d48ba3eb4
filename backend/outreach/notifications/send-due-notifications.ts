import { notificationKinds } from '#lib/contract/outreach/notification-kinds.ts';
import { inTransaction, type Queries, type Tx } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { log } from '../../platform/http/log.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { decide, isEvent, type PendingNotification } from './decide.ts';
import { enqueueMails } from './enqueue-mails.ts';
import { lockRecipient, loadRecipient, type Recipient } from './load-recipient.ts';
import { pendingNotifications } from '../../platform/db/schema/notifications.ts';
import { int8, int8s, timestamptz, statement } from '../../platform/db/statement.ts';

const atOnce = 500;

/** Decides on everything due, one transaction for each member. */
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
      await inTransaction(db, (tx) => sendDueToMember(tx, jobs, userId, now())).catch((error: unknown) =>
        log.warn({ err: error, user: userId }, 'due notifications of a member failed'),
      );
    }
  }
}

const selectDueMembers = statement({
  params: { now: timestamptz, atOnce: int8 },
  row: { user_id: pendingNotifications.userId },
  text: `
    select user_id from pending_notifications where due_at <= :now
    order by due_at limit :atOnce`,
});

/** Members with something due, longest waiting first. */
async function listDue(db: Queries, now: Date): Promise<number[]> {
  const { rows } = await selectDueMembers(db, { now, atOnce });
  return [...new Set(rows.map((row) => row.user_id))];
}

const deleteWithoutAccount = statement({
  params: { userId: int8 },
  text: `
    delete from pending_notifications
    where user_id = :userId and not exists (select 1 from users where id = :userId)`,
});

const deleteOfMember = statement({
  params: { userId: int8 },
  text: `delete from pending_notifications where user_id = :userId`,
});

const deletePendingNotifications = statement({
  params: { dropped: int8s },
  text: `delete from pending_notifications where id = any(:dropped::bigint[])`,
});

const updatePendingNotifications = statement({
  params: { until: timestamptz, id: int8 },
  text: `update pending_notifications set due_at = :until where id = :id`,
});

/**
 * Mails, postpones or drops what is due for a member. Mails are enqueued in the transaction that changes the pending
 * rows, so each is enqueued once even after a crash. A locked member is skipped until the next run.
 */
export async function sendDueToMember(tx: Tx, jobs: Jobs, userId: number, now: Date): Promise<void> {
  if (!(await lockRecipient(tx, userId))) {
    await deleteWithoutAccount(tx, { userId });
    return;
  }
  const due = await lockDue(tx, userId, now);
  if (!due.length) return;
  const member = await loadRecipient(tx, userId, now);
  if (!member || member.erased) {
    await deleteOfMember(tx, { userId });
    return;
  }
  const going: PendingNotification[] = [];
  const dropped: number[] = [];
  for (const each of due) {
    const decision = decide(each, withGoing(member, going, each, now), now);
    if (decision.do === 'send') going.push(each);
    else if (decision.do === 'drop') dropped.push(each.id);
    else await updatePendingNotifications(tx, { until: decision.until, id: each.id });
  }
  if (dropped.length) await deletePendingNotifications(tx, { dropped });
  await enqueueMails(tx, jobs, member, going, now);
}

/** Mails of this run count for those after it; events of one kind share a mail. */
function withGoing(
  member: Recipient,
  going: PendingNotification[],
  { kind }: PendingNotification,
  now: Date,
): Recipient {
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

const selectPendingNotifications = statement({
  params: { userId: int8, now: timestamptz },
  row: {
    id: pendingNotifications.id,
    kind: pendingNotifications.kind,
    subject: pendingNotifications.subject,
    createdAt: pendingNotifications.createdAt,
    dueAt: pendingNotifications.dueAt,
  },
  text: `
    select id, kind, subject, created_at as "createdAt", due_at as "dueAt" from pending_notifications
    where user_id = :userId and due_at <= :now
    order by id for update`,
});

async function lockDue(tx: Tx, userId: number, now: Date): Promise<PendingNotification[]> {
  const { rows } = await selectPendingNotifications(tx, { userId, now });
  const rank = ({ kind }: PendingNotification) => notificationKinds.indexOf(kind);
  return rows
    .map((row) => ({ ...row, createdAt: new Date(row.createdAt), dueAt: new Date(row.dueAt) }))
    .toSorted((one, other) => rank(one) - rank(other));
}
