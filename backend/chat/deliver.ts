import { sql } from 'drizzle-orm';
import { bookCredits } from '../credits/book-credits.ts';
import type { Tx } from '../db/connect.ts';
import { CallError, notEnoughCredits } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { pairLock } from '../members/lock-pair.ts';
import { insertMessage } from './insert-message.ts';
import type { MessageRow } from './present.ts';

/** Section 9: conversations a free member may start. */
export const freeConversations = 2;

type Parcel = {
  /** Profile it goes to. */
  profileId: number;
  clientMessageId: string;
  /** A text, or a gift with an empty text. */
  body: string;
  gift?: string;
  /** Credits it costs; 0 books nothing. */
  price: number;
};

type Situation = {
  credits: number;
  paid_user: boolean;
  started_conversations: number;
  other_status: 'active' | 'disabled' | 'deleted' | null;
  other_user: number | null;
  other_reachable: boolean;
  other_fictional: boolean;
  blocked: boolean;
  blocked_by: boolean;
  conversation: number | null;
  sent: MessageRow | null;
};

/**
 * The rules of whatever one member sends another: not blocked, within the limits, paid for, delivered, all or nothing.
 * A repeated client_message_id returns the message that was sent first and costs nothing.
 */
export async function deliver(
  tx: Tx,
  jobs: Jobs,
  actor: Actor,
  parcel: Parcel,
  now: Date,
): Promise<{ message: MessageRow; credits: number }> {
  // Parallel sends of one member wait here, so that each reads what the one before it has written; and for a block.
  await tx.execute(sql`
    select ${pairLock(actor.profileId, parcel.profileId)} from users where id = ${actor.userId} for update`);
  const situation = await readSituation(tx, actor, parcel);
  if (situation.sent) return { message: situation.sent, credits: situation.credits };
  requireReachable(situation);
  const starts = situation.conversation === null;
  if (starts && !situation.paid_user && situation.started_conversations >= freeConversations) {
    throw new CallError('conversation_limit');
  }
  if (situation.credits < parcel.price) throw notEnoughCredits(parcel.price, situation.credits);

  const message = await insertMessage(tx, {
    conversation: situation.conversation,
    from: { profileId: actor.profileId, userId: actor.userId },
    to: { profileId: parcel.profileId, userId: situation.other_user },
    clientMessageId: parcel.clientMessageId,
    body: parcel.body,
    gift: parcel.gift,
    automatic: false,
    now,
  });
  const credits = parcel.price ? await pay(tx, actor, message, parcel, now) : situation.credits;
  await enqueueReaction(tx, jobs, actor, situation, parcel, message);
  return { message, credits };
}

/** All that the rules need, in one statement. */
async function readSituation(tx: Tx, { userId, profileId, pool }: Actor, parcel: Parcel): Promise<Situation> {
  const other = parcel.profileId;
  const { rows } = await tx.execute<Situation>(sql`
    select sender.credits, sender.paid_user, sender.started_conversations,
      other.status as other_status, other.user_id as other_user, other.fictional as other_fictional,
      (other.fictional or other_account.status = 'active') as other_reachable,
      exists (select 1 from blocks where blocker = ${profileId} and blocked = ${other}) as blocked,
      exists (select 1 from blocks where blocker = ${other} and blocked = ${profileId}) as blocked_by,
      (select id from conversations
        where profile_a = ${Math.min(profileId, other)} and profile_b = ${Math.max(profileId, other)}) as conversation,
      (select row_to_json(sent) from (
        select id, conversation_id as conversation, sender, client_message_id, body, gift, automatic, created_at
        from messages where sender = ${profileId} and client_message_id = ${parcel.clientMessageId}) sent) as sent
    from users sender
    left join profiles other on other.id = ${other} and other.pool = ${pool} and other.id <> ${profileId}
    left join users other_account on other_account.id = other.user_id
    where sender.id = ${userId}`);
  const row = rows[0];
  if (!row) throw new Error(`The sender ${userId} has gone`);
  return row;
}

function requireReachable(situation: Situation): void {
  if (situation.other_status === null) throw new CallError('not_found');
  if (situation.blocked_by) throw new CallError('blocked_by');
  if (situation.blocked) throw new CallError('blocked');
  if (situation.other_status === 'deleted') throw new CallError('gone');
  // Section 4: who has not confirmed the mail address cannot receive replies.
  if (!situation.other_reachable) throw new CallError('recipient_unreachable');
}

function pay(tx: Tx, actor: Actor, message: MessageRow, parcel: Parcel, now: Date): Promise<number> {
  const reason = parcel.gift === undefined ? 'message' : 'gift';
  return bookCredits(tx, {
    userId: actor.userId,
    delta: -parcel.price,
    reason,
    reference: `${reason}:${message.id}`,
    otherProfileId: parcel.profileId,
    now,
  });
}

async function enqueueReaction(
  tx: Tx,
  jobs: Jobs,
  actor: Actor,
  situation: Situation,
  parcel: Parcel,
  message: MessageRow,
): Promise<void> {
  if (situation.other_user) {
    await jobs.enqueue(tx, 'send-push', {
      userId: situation.other_user,
      kind: parcel.gift === undefined ? 'message' : 'gift',
      profileId: actor.profileId,
      path: `/chats/${message.conversation}`,
    });
  } else {
    const data = {
      conversationId: message.conversation,
      fictionalId: parcel.profileId,
      memberId: actor.profileId,
    };
    await jobs.enqueue(tx, 'automatic-reply', data, 2);
  }
}
