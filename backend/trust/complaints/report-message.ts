import type { z } from 'zod';
import type { reportMessage as reportCall } from '#lib/contract/trust/reports.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { EvidenceMessage } from '../../platform/db/schema/support.ts';
import { CallError, invalidInput } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { messageReportCategory } from './categories.ts';
import { fileComplaint, type Filing, type Acknowledgement } from './file-complaint.ts';
import { findReporter } from './find-reporter.ts';
import { messages } from '../../platform/db/schema/chat.ts';
import { int8, json } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

type Input = z.output<typeof reportCall.body>;

/** Messages before and after the reported one that are stored with it. */
const context = 5;

/**
 * Reports a received message and stores its context, despite a block or a deleted conversation.
 * @throws not_found for a message that the member did not receive
 */
export async function reportMessage(
  tx: Tx,
  { env, brand, key, jobs }: Omit<Filing, 'locale' | 'client'>,
  actor: Actor,
  { message, reason, text }: Input,
  now: Date,
): Promise<Acknowledgement> {
  if (reason === 'other' && !text) throw invalidInput({ text: 'required' });
  const { sender, conversation } = await requireReceived(tx, actor, message);
  const evidence = await loadContextMessages(tx, conversation, message);
  const reporter = await findReporter(tx, actor);
  return fileComplaint(
    tx,
    {
      env,
      brand,
      jobs,
      client: `user:${actor.userId}`,
      locale: reporter.language,
      key: key && `${brand.id}:report:${actor.userId}:${key}`,
    },
    {
      name: reporter.name,
      email: reporter.email,
      category: messageReportCategory(reason),
      text,
      report: { profile: sender, photo: null, reporter: actor.userId, message: { id: message, evidence } },
    },
    now,
  );
}

const selectMessages = statement({
  params: { profileId: int8, id: int8 },
  row: { sender: messages.sender, conversation: messages.conversationId },
  text: `
    select messages.sender, messages.conversation_id as conversation from messages
    join conversation_members own on own.conversation_id = messages.conversation_id and own.profile_id = :profileId
    where messages.id = :id and messages.sender <> :profileId for no key update of messages`,
});

/** Locks the message, so that its sender cannot delete it meanwhile. */
async function requireReceived(
  tx: Tx,
  { profileId }: Actor,
  id: number,
): Promise<{ sender: number; conversation: number }> {
  const { rows } = await selectMessages(tx, { profileId, id });
  if (!rows[0]) throw new CallError('not_found');
  return rows[0];
}

const selectContextMessages = statement({
  params: { conversation: int8, message: int8, count: int8, context: int8 },
  row: { evidence: json<EvidenceMessage[]>() },
  text: `
    select json_agg(around order by around.id) as evidence from (
      select id, sender, body, gift, image_hash as image, automatic, created_at, edited_at, deleted_at from (
        (select * from messages where conversation_id = :conversation and id <= :message
          order by id desc limit :count)
        union all
        (select * from messages where conversation_id = :conversation and id > :message order by id limit :context)
      ) either) around`,
});

async function loadContextMessages(
  tx: Tx,
  conversation: number,
  message: number,
): Promise<EvidenceMessage[]> {
  const { rows } = await selectContextMessages(tx, {
    conversation,
    message,
    count: context + 1,
    context,
  });
  return rows[0]?.evidence ?? [];
}
