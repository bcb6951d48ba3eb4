import { sql } from 'drizzle-orm';
import type { MessageWarning } from '#lib/contract/community/chat-vocabulary.ts';
import { bookCredits } from '../../commerce/credits/book-credits.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { pairLock } from '../members/lock-pair.ts';
import { requireSameMessage } from './same-message.ts';
import { type Content, insertMessage } from './insert-message.ts';
import type { MessageRow } from './present.ts';
import { type Address, querySendContext, requireDeliverable, type SendContext } from './send-context.ts';

type Kind = 'message' | 'gift' | 'image';

export type Parcel = Address &
  Omit<Content, 'warning'> & {
    kind: Kind;
    /** The warning for the reader; called only after all other checks have passed. */
    warn?: () => MessageWarning | null;
  };

export type Delivery = { message: MessageRow; credits: number };

/**
 * Checks, charges and inserts in one transaction, for any kind of message. A repeated client_message_id returns the
 * first message at no cost, or is refused if the content differs.
 */
export async function deliver(
  tx: Tx,
  jobs: Jobs,
  actor: Actor,
  parcel: Parcel,
  now: Date,
): Promise<Delivery> {
  // Serialises parallel sends of one member and waits for blocks, so that each send sees the rows of the previous one.
  await tx.execute(sql`
    select ${pairLock(actor.profileId, parcel.profileId)} from users where id = ${actor.userId} for update`);
  const situation = await querySendContext(tx, actor, parcel);
  if (situation.sent) {
    requireSameMessage(situation.sent, { ...parcel, conversation: situation.conversation });
    return { message: situation.sent, credits: situation.credits };
  }
  requireDeliverable(situation, parcel);

  const { kind: _kind, price, profileId, warn, ...content } = parcel;
  const message = await insertMessage(tx, {
    ...content,
    warning: warn?.() ?? null,
    conversation: situation.conversation,
    from: { profileId: actor.profileId, userId: actor.userId },
    to: { profileId, userId: situation.other_user },
    automatic: false,
    now,
  });
  const credits = price ? await pay(tx, actor, message, parcel, now) : situation.credits;
  await enqueueReaction(tx, jobs, actor, situation, parcel, message);
  return { message, credits };
}

function pay(tx: Tx, actor: Actor, message: MessageRow, parcel: Parcel, now: Date): Promise<number> {
  return bookCredits(tx, {
    userId: actor.userId,
    delta: -parcel.price,
    reason: parcel.kind,
    reference: `${parcel.kind}:${message.id}`,
    otherProfileId: parcel.profileId,
    now,
  });
}

async function enqueueReaction(
  tx: Tx,
  jobs: Jobs,
  actor: Actor,
  situation: SendContext,
  parcel: Parcel,
  message: MessageRow,
): Promise<void> {
  if (situation.other_user) {
    if (situation.other_muted) return;
    await jobs.enqueue(tx, 'send-push', {
      userId: situation.other_user,
      kind: parcel.kind,
      profileId: actor.profileId,
      path: `/chats/${message.conversation}`,
      ...(situation.conversation === null ? { starts: true } : {}),
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
