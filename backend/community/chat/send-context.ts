import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/connect.ts';
import { CallError, invalidInput, notEnoughCredits } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { mayKnow } from '../members/shown-on.ts';
import { messageColumns } from './columns.ts';
import type { MessageRow } from './present.ts';

/** `docs/specification.md` §9: number of conversations a free member may start. */
export const freeConversations = 2;

export type Address = {
  profileId: number;
  clientMessageId: string;
  replyTo?: number | undefined;
  /** Price in credits; 0 books nothing. */
  price: number;
};

export type SendContext = {
  credits: number;
  paid_user: boolean;
  started_conversations: number;
  other_status: 'active' | 'disabled' | 'deleted' | null;
  other_user: number | null;
  other_reachable: boolean;
  other_fictional: boolean;
  other_muted: boolean;
  blocked: boolean;
  blocked_by: boolean;
  conversation: number | null;
  answers_own_conversation: boolean;
  sent: MessageRow | null;
};

export async function querySendContext(
  db: Queries,
  { userId, profileId, pool, brandId }: Actor,
  { profileId: other, clientMessageId, replyTo }: Address,
): Promise<SendContext> {
  const { rows } = await db.execute<SendContext>(sql`
    select sender.credits, sender.paid_user, sender.started_conversations,
      other.status as other_status, other.user_id as other_user, other.fictional as other_fictional,
      (other.fictional or other_account.status = 'active' and other_account.locked_at is null) as other_reachable,
      coalesce(receiving.muted, false) as other_muted,
      exists (select 1 from blocks where blocker_profile_id = ${profileId} and blocked_profile_id = ${other}) as blocked,
      exists (select 1 from blocks where blocker_profile_id = ${other} and blocked_profile_id = ${profileId}) as blocked_by,
      pair.id as conversation,
      exists (select 1 from messages where id = ${replyTo ?? null}::bigint and conversation_id = pair.id)
        as answers_own_conversation,
      (select row_to_json(sent) from (select ${messageColumns(sql`messages`)} from messages
        where sender_profile_id = ${profileId} and client_message_id = ${clientMessageId}) sent) as sent
    from users sender
    left join conversations pair
      on pair.profile_a = ${Math.min(profileId, other)} and pair.profile_b = ${Math.max(profileId, other)}
    left join profiles other on other.id = ${other} and other.pool = ${pool} and other.id <> ${profileId}
      and (pair.id is not null or ${brandId}::text <> all(other.hidden_brands)) and ${mayKnow(sql`${profileId}`, sql`other.id`)}
    left join users other_account on other_account.id = other.user_id
    left join conversation_members receiving
      on receiving.conversation_id = pair.id and receiving.profile_id = ${other}
    where sender.id = ${userId}`);
  const row = rows[0];
  if (!row) throw new Error(`The sender ${userId} has gone`);
  return row;
}

/** @throws the error of the first rule that forbids delivery */
export function requireDeliverable(context: SendContext, { replyTo, price }: Address): void {
  requireReachable(context);
  if (replyTo !== undefined && !context.answers_own_conversation)
    throw invalidInput({ reply_to: 'unknown_value' });
  const starts = context.conversation === null;
  if (starts && !context.paid_user && context.started_conversations >= freeConversations) {
    throw new CallError('conversation_limit');
  }
  if (context.credits < price) throw notEnoughCredits(price, context.credits);
}

function requireReachable(context: SendContext): void {
  if (context.other_status === null) throw new CallError('not_found');
  if (context.blocked_by) throw new CallError('blocked_by');
  if (context.blocked) throw new CallError('blocked');
  if (context.other_status === 'deleted') throw new CallError('gone');
  // `docs/specification.md` §4: members without a confirmed mail address cannot receive replies.
  if (!context.other_reachable) throw new CallError('recipient_unreachable');
}
