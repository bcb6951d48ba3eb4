import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';
import { insertMessage } from '#backend/community/chat/insert-message.ts';
import { markChatRead } from '#backend/community/chat/chat-state.ts';
import type { Db, Tx } from '#backend/platform/db/connect.ts';
import type { Actor } from '#backend/platform/http/session.ts';
import { TryLater, type Jobs } from '#backend/platform/jobs/jobs.ts';
import { likeMember } from '#backend/community/likes/like-member.ts';
import type { Mail } from '#backend/outreach/mail/mail.ts';
import { blockMember } from '#backend/community/members/blocks.ts';
import { sendDueToMember } from '#backend/outreach/notifications/send-due-notifications.ts';
import { changeNotifications } from '#backend/outreach/notifications/change-notifications.ts';
import { sendNotification } from '#backend/outreach/notifications/send-notification.ts';
import type { Person } from '#tests/support/cast.ts';
import { undone, within } from '#tests/support/undone.ts';

const minute = 60_000;

export type SentMail = Mail & { at: Date; kind: NotificationKind };

/** A writer with or without an account. */
export type Writer = { profileId: number; userId: number | null };

const toActor = ({ user }: Person): Actor => ({
  userId: user.id,
  profileId: user.profile.id,
  brandId: 'herzfunke',
  pool: 'demo',
  confirmed: true,
  paidUser: false,
  language: user.language,
  country: user.profile.country,
});

const env = {
  PUBLIC_SCHEME: 'http',
  PUBLIC_PORT: '',
} as const;

/**
 * A member, a clock and all effects of events: the product's own functions in one transaction, at any time. The minute
 * job runs whenever something is due; `lag` delays sent mails in the queue by minutes.
 */
export async function createWorld(tx: Tx, member: Person, start: Date, lag = 0) {
  const actor = toActor(member);
  const mails: SentMail[] = [];
  const queue: { notificationId: number; at: number }[] = [];
  const conversations = new Map<number, number>();
  let now = start;
  const clock = () => now;
  const jobs = {
    enqueue: (_tx: Tx, name: string, data: { notificationId?: number }) => {
      if (name === 'send-notification')
        queue.push({ notificationId: data.notificationId ?? 0, at: now.getTime() + lag * minute });
      return Promise.resolve();
    },
  } as unknown as Jobs;
  const services = { db: within(tx), env, now: clock } as unknown as Parameters<typeof sendNotification>[0];
  const sendMail = (mail: Mail) => {
    if (mail.notification) mails.push({ ...mail, at: now, kind: mail.notification.kind });
    return Promise.resolve();
  };

  await tx.execute(sql`delete from pending_notifications where user_id = ${actor.userId}`);
  await tx.execute(sql`
    update profiles set last_active_at = ${start.toISOString()}::timestamptz - interval '1 day'
    where id = ${actor.profileId}`);

  const nextDue = async () => {
    const { rows } = await tx.execute<{ due: Date | string | null }>(sql`
      select min(due_at) as due from pending_notifications where user_id = ${actor.userId}`);
    const due = rows[0]?.due;
    return Math.min(due ? new Date(due).getTime() : Infinity, ...queue.map(({ at }) => at));
  };

  const work = async () => {
    await sendDueToMember(tx, jobs, actor.userId, now);
    for (const each of queue.filter(({ at }) => at <= now.getTime())) {
      queue.splice(queue.indexOf(each), 1);
      await sendNotification(services, sendMail, each.notificationId).catch((error: unknown) => {
        if (!(error instanceof TryLater)) throw error;
        queue.push({ ...each, at: now.getTime() + error.seconds * 1000 });
      });
    }
  };

  return {
    mails,
    clock,
    conversations,
    /** Advances the time; due work runs on time or within the minute. */
    async until(moment: Date) {
      for (;;) {
        const due = await nextDue();
        if (due > moment.getTime()) break;
        now = new Date(Math.max(due, now.getTime() + 1));
        await work();
      }
      now = new Date(Math.max(moment.getTime(), now.getTime()));
    },
    after(minutes: number) {
      return this.until(new Date(now.getTime() + minutes * minute));
    },
    /** A message to the member; returns its conversation. */
    async hear(from: Writer, automatic = false): Promise<number> {
      const { conversation } = await insertMessage(tx, {
        conversation: conversations.get(from.profileId) ?? null,
        from,
        to: { profileId: actor.profileId, userId: actor.userId },
        clientMessageId: randomUUID(),
        body: 'Geheimes Wort.',
        automatic,
        now,
      });
      conversations.set(from.profileId, conversation);
      return conversation;
    },
    likedBy: (from: Person) => likeMember(tx, jobs, toActor(from), actor.profileId, now),
    /** The member opens this page only. */
    async visit() {
      await tx.execute(sql`
        update profiles set last_active_at = ${now.toISOString()} where id = ${actor.profileId}`);
    },
    async read(conversation: number) {
      const { rows } = await tx.execute<{ last: number }>(sql`
        select last_message_id as last from conversation_members
        where conversation_id = ${conversation} and profile_id = ${actor.profileId}`);
      await markChatRead(tx, actor, { conversation, readUntil: rows[0]?.last ?? 0 }, now);
    },
    block: (id: number) => blockMember(tx, actor, id, now),
    change: (changes: Parameters<typeof changeNotifications>[2]) =>
      changeNotifications(tx, actor, changes, now),
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;

/** The member's local clock at a moment, by the platform instead of our code. */
export function clockIn(zone: string, moment: Date): { day: string; time: string } {
  const text = moment.toLocaleString('sv-SE', { timeZone: zone });
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

export const toWriter = ({ user }: Person): Writer => ({ profileId: user.profile.id, userId: user.id });

type Scene = { who: Person; zone: string; start: Date; lag: number };

/** Runs a member's story in a time zone and rolls it back. */
export function runStory(
  db: Db,
  { who, zone, start, lag }: Scene,
  work: (world: World, tx: Tx) => Promise<void>,
): Promise<void> {
  return undone(db, async (tx) => {
    const world = await createWorld(tx, who, start, lag);
    await world.change({ time_zone: zone });
    await work(world, tx);
  });
}

/** The sent mails, by the member's local clock. */
export function formatMails({ mails }: World, zone: string): string[] {
  return mails.map(({ kind, at }) => `${kind} ${Object.values(clockIn(zone, at)).join(' ')}`);
}
