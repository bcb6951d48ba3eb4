import type { z } from 'zod';
import type {
  reportMember as memberCall,
  reportMessage as messageCall,
} from '#lib/contract/trust/reports.ts';
import { requireOther } from '../../community/members/blocks.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { messages } from '../../platform/db/schema/chat.ts';
import { profiles } from '../../platform/db/schema/members.ts';
import type { EvidenceMessage } from '../../platform/db/schema/complaints.ts';
import { int8, json, text, statement } from '../../platform/db/statement.ts';
import { CallError, invalidInput } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { messageReportCategory, reportCategory } from './categories.ts';
import { fileComplaint, type Acknowledgement, type Filing, type NewComplaint } from './file-complaint.ts';

type ReportFiling = Omit<Filing, 'locale' | 'client'>;

/** Reports a member or a photo. Works despite a block, as a harasser may have blocked the reporter. @throws not_found, gone */
export async function reportMember(
  tx: Tx,
  filing: ReportFiling,
  actor: Actor,
  { id, reason, photo, text }: z.output<typeof memberCall.body>,
  now: Date,
): Promise<Acknowledgement> {
  requireText(reason, text);
  const other = await requireOther(tx, actor, id);
  if (other.status === 'deleted') throw new CallError('gone');
  const hash = photo === undefined ? null : await requirePhoto(tx, id, photo);
  const report = { profile: id, photo: hash, reporter: actor.userId };
  return fileReport(tx, filing, actor, { category: reportCategory(reason), text, report }, now);
}

/** Messages before and after the reported one that are stored with it. */
const context = 5;

/**
 * Reports a received message and stores its context, despite a block or a deleted conversation.
 * @throws not_found for a message that the member did not receive
 */
export async function reportMessage(
  tx: Tx,
  filing: ReportFiling,
  actor: Actor,
  { message, reason, text }: z.output<typeof messageCall.body>,
  now: Date,
): Promise<Acknowledgement> {
  requireText(reason, text);
  const { sender, conversation } = await requireReceived(tx, actor, message);
  const evidence = await loadContextMessages(tx, conversation, message);
  const report = { profile: sender, photo: null, reporter: actor.userId, message: { id: message, evidence } };
  return fileReport(tx, filing, actor, { category: messageReportCategory(reason), text, report }, now);
}

function requireText(reason: string, text: string | undefined): void {
  if (reason === 'other' && !text) throw invalidInput({ text: 'required' });
}

async function fileReport(
  tx: Tx,
  { env, brand, key, jobs }: ReportFiling,
  actor: Actor,
  report: Pick<NewComplaint, 'category' | 'text' | 'report'>,
  now: Date,
): Promise<Acknowledgement> {
  const { name, email, language } = await findReporter(tx, actor);
  const client = `user:${actor.userId}`;
  const reportKey = key && `${brand.id}:report:${actor.userId}:${key}`;
  const filing = { env, brand, jobs, client, locale: language, key: reportKey };
  return fileComplaint(tx, filing, { name, email, ...report }, now);
}

type Reporter = { email: string; language: string; name: string };

const selectUsers = statement({
  params: { profileId: int8, userId: int8 },
  row: { email: users.email, language: users.language, name: profiles.name },
  text: `
    select users.email, users.language, profiles.name from users
    join profiles on profiles.id = :profileId where users.id = :userId`,
});

/** Address and language for the receipt of a member's report. */
async function findReporter(tx: Tx, { userId, profileId }: Actor): Promise<Reporter> {
  const { rows } = await selectUsers(tx, { profileId, userId });
  const row = rows[0];
  if (!row) throw new Error(`The reporter ${userId} has gone`);
  return row;
}

const selectPhotos = statement({
  params: { profile: int8, hash: text },
  text: `select 1 from photos where profile_id = :profile and hash = :hash`,
});

/** The hash of the profile's photo, from the file name of a variant. */
async function requirePhoto(tx: Tx, profile: number, filename: string): Promise<string> {
  const hash = /\/([\w]+)-[a-z]+\.webp/.exec(filename)?.[1] ?? '';
  const { rowCount } = await selectPhotos(tx, { profile, hash });
  if (!rowCount) throw invalidInput({ photo: 'unknown_value' });
  return hash;
}

const selectMessages = statement({
  params: { profileId: int8, id: int8 },
  row: { sender: messages.senderProfileId, conversation: messages.conversationId },
  text: `
    select messages.sender_profile_id as sender, messages.conversation_id as conversation from messages
    join conversation_members own on own.conversation_id = messages.conversation_id and own.profile_id = :profileId
    where messages.id = :id and messages.sender_profile_id <> :profileId for no key update of messages`,
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
      select id, sender_profile_id as sender, body, gift, image_hash as image, automatic, created_at, edited_at, deleted_at from (
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
