import { createHash } from 'node:crypto';
import { inTransaction } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { automaticTexts } from './automatic-texts.ts';
import { insertMessage } from './insert-message.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { int4, int8, uuid } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

type Task = { conversationId: number; fictionalId: number; memberId: number };

const selectMessages = statement({
  name: 'automatic-reply.select-messages',
  params: { conversationId: int8, memberId: int8, fictionalId: int8 },
  row: { user_id: users.id, language: users.language, answered: int4, last_id: int8 },
  text: `
    select users.id as user_id, users.language,
        (select count(*)::int from messages where conversation_id = :conversationId and automatic) as answered,
        (select max(id) from messages where conversation_id = :conversationId and not automatic) as last_id
      from profiles join users on users.id = profiles.user_id and users.status = 'active'
      where profiles.id = :memberId
        and not exists (select 1 from blocks where blocker = :memberId and blocked = :fictionalId)`,
});

const selectMessagesForSendAutomaticReply = statement({
  name: 'automatic-reply.select-messages-for-send-automatic-reply',
  params: { fictionalId: int8, clientMessageId: uuid },
  text: `select 1 from messages where sender = :fictionalId and client_message_id = :clientMessageId`,
});

/**
 * A fictional profile answers a member with one of its texts, marked as automatic. One answer for each message: the
 * client id follows from the message answered, so a repeated job finds its answer already there.
 */
export async function sendAutomaticReply(services: Pick<Services, 'db' | 'now'>, task: Task): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const { rows } = await selectMessages(tx, {
      conversationId: task.conversationId,
      memberId: task.memberId,
      fictionalId: task.fictionalId,
    });
    const situation = rows[0];
    if (!situation) return;
    const clientMessageId = answerId(task.fictionalId, situation.last_id);
    const { rowCount: answered } = await selectMessagesForSendAutomaticReply(tx, {
      fictionalId: task.fictionalId,
      clientMessageId,
    });
    if (answered) return;
    const texts = automaticTexts[situation.language as keyof typeof automaticTexts] ?? automaticTexts.en;
    await insertMessage(tx, {
      conversation: task.conversationId,
      from: { profileId: task.fictionalId, userId: null },
      to: { profileId: task.memberId, userId: situation.user_id },
      clientMessageId,
      body: texts[(task.fictionalId + situation.answered) % texts.length] ?? texts[0] ?? '',
      automatic: true,
      now: services.now(),
    });
  });
}

/** A UUID that names the answer of one profile to one message. */
function answerId(fictionalId: number, messageId: number): string {
  const hex = createHash('sha256').update(`answer:${fictionalId}:${messageId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
