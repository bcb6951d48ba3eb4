import { sql } from 'drizzle-orm';
import { notificationKinds } from '../../lib/contract/notification-kinds.ts';
import { inTransaction, type Queries, type Tx } from '../db/connect.ts';
import type { Services } from '../http/call.ts';
import { log } from '../http/log.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { decide, isEvent, type Notice } from './decide.ts';
import { orderMails } from './order-mails.ts';
import { lockRecipient, readRecipient, type Recipient } from './read-situation.ts';

const atOnce = 500;

/** Decides on every notice that is due, member by member, each in a transaction of its own. */
export async function attendNotices({ db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
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

/** Members with something due, whoever waits longest first. */
async function listDue(db: Queries, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ user_id: number }>(sql`
    select user_id from notices where mailed_at is null and due_at <= ${now.toISOString()}
    order by due_at limit ${atOnce}`);
  return [...new Set(rows.map((row) => row.user_id))];
}

/**
 * Sends, keeps or drops what is due for one member. Mails are ordered in the same transaction in which the notices change, so
 * that each is ordered once, whatever is killed. A member who is busy is attended to the next time.
 */
export async function attendMember(tx: Tx, jobs: Jobs, userId: number, now: Date): Promise<void> {
  if (!(await lockRecipient(tx, userId))) return dropOrphans(tx, userId);
  const due = await lockDue(tx, userId, now);
  if (!due.length) return;
  const member = await readRecipient(tx, userId, now);
  if (!member || member.erased) {
    await tx.execute(sql`delete from notices where user_id = ${userId}`);
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
  if (dropped.length)
    await tx.execute(sql`delete from notices where id = any(${sql.param(dropped)}::bigint[])`);
  await orderMails(tx, jobs, member, going, now);
}

/** What this very turn sends counts for the notices after it; events of one kind go together in one mail. */
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

async function lockDue(tx: Tx, userId: number, now: Date): Promise<Notice[]> {
  const { rows } = await tx.execute<Notice>(sql`
    select id, kind, subject, created_at as "createdAt", due_at as "dueAt" from notices
    where user_id = ${userId} and mailed_at is null and due_at <= ${now.toISOString()}
    order by id for update`);
  const rank = ({ kind }: Notice) => notificationKinds.indexOf(kind);
  return rows
    .map((row) => ({ ...row, createdAt: new Date(row.createdAt), dueAt: new Date(row.dueAt) }))
    .toSorted((one, other) => rank(one) - rank(other));
}

async function postpone(tx: Tx, { id }: Notice, until: Date): Promise<void> {
  await tx.execute(sql`update notices set due_at = ${until.toISOString()} where id = ${id}`);
}

async function dropOrphans(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`
    delete from notices where user_id = ${userId} and not exists (select 1 from users where id = ${userId})`);
}
