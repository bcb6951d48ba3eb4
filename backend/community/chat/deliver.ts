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

export type MessageContent = Address &
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
  outgoing: MessageContent,
  now: Date,
): Promise<Delivery> {
  // Serialises parallel sends of one member and waits for blocks, so that each send sees the rows of the previous one.
  await tx.execute(sql`
    select ${pairLock(actor.profileId, outgoing.profileId)} from users where id = ${actor.userId} for update`);
  const context = await querySendContext(tx, actor, outgoing);
  if (context.sent) {
    requireSameMessage(context.sent, { ...outgoing, conversation: context.conversation });
    return { message: context.sent, credits: context.credits };
  }
  requireDeliverable(context, outgoing);

  const { kind: _kind, price, profileId, warn, ...content } = outgoing;
  const message = await insertMessage(tx, {
    ...content,
    warning: warn?.() ?? null,
    conversation: context.conversation,
    from: { profileId: actor.profileId, userId: actor.userId },
    to: { profileId, userId: context.other_user },
    automatic: false,
    now,
  });
  const credits = price ? await pay(tx, actor, message, outgoing, now) : context.credits;
  await enqueueReaction(tx, jobs, actor, context, outgoing, message);
  return { message, credits };
}

function pay(
  tx: Tx,
  actor: Actor,
  message: MessageRow,
  outgoing: MessageContent,
  now: Date,
): Promise<number> {
  return bookCredits(tx, {
    userId: actor.userId,
    delta: -outgoing.price,
    reason: outgoing.kind,
    reference: `${outgoing.kind}:${message.id}`,
    otherProfileId: outgoing.profileId,
    now,
  });
}

async function enqueueReaction(
  tx: Tx,
  jobs: Jobs,
  actor: Actor,
  context: SendContext,
  outgoing: MessageContent,
  message: MessageRow,
): Promise<void> {
  if (context.other_user) {
    if (context.other_muted) return;
    await jobs.enqueue(tx, 'send-push', {
      userId: context.other_user,
      kind: outgoing.kind,
      profileId: actor.profileId,
      path: `/chats/${message.conversation}`,
      ...(context.conversation === null ? { starts: true } : {}),
    });
  } else {
    const data = {
      conversationId: message.conversation,
      fictionalId: outgoing.profileId,
      memberId: actor.profileId,
    };
    await jobs.enqueue(tx, 'automatic-reply', data, 2);
  }
}
