import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { joinMainPhoto, notBlocked, tileColumns } from '../members/columns.ts';
import type { ChatRow, MessageRow } from './present.ts';

const messageColumns = sql`messages.id, messages.conversation_id as conversation, messages.sender,
  messages.client_message_id, messages.body, messages.gift, messages.automatic, messages.created_at`;

/** Conversations of a profile that have a message it may see, newest message first; one statement. */
export async function listChats(db: Queries, self: number, only: SQL = sql`true`): Promise<ChatRow[]> {
  const { rows } = await db.execute<ChatRow>(sql`
    select ${tileColumns}, own.conversation_id, own.unread, other.read_until as other_read_until,
      (select row_to_json(last) from (
        select ${messageColumns} from messages where messages.id = own.last_message_id) last) as last_message
    from conversation_members own
    join conversation_members other
      on other.conversation_id = own.conversation_id and other.profile_id = own.other_profile_id
    join profiles on profiles.id = own.other_profile_id
    ${joinMainPhoto}
    where own.profile_id = ${self} and own.last_message_id > own.hidden_until and ${only} and ${notBlocked(self)}
    order by own.last_message_id desc limit 500`);
  return rows;
}

export const chatPageSize = 50;

/** Up to 51 messages before an id, newest first, as far as the member may see them. */
export async function listMessages(
  db: Queries,
  self: number,
  conversation: number,
  before: number | undefined,
): Promise<MessageRow[]> {
  const { rows } = await db.execute<MessageRow>(sql`
    select ${messageColumns} from messages
    join conversation_members own on own.conversation_id = messages.conversation_id and own.profile_id = ${self}
    where messages.conversation_id = ${conversation} and messages.id > own.hidden_until
      ${before ? sql`and messages.id < ${before}` : sql``}
    order by messages.id desc limit ${chatPageSize + 1}`);
  return rows;
}

/** The other member of a conversation: blocked by the reader, or having blocked the reader. */
export type OtherSide = { profileId: number; userId: number | null; blocked: boolean; blockedBy: boolean };

/** The other member of a conversation the profile takes part in, or null. */
export async function findOther(db: Queries, self: number, conversation: number): Promise<OtherSide | null> {
  const { rows } = await db.execute<OtherSide>(sql`
    select profiles.id as "profileId", profiles.user_id as "userId",
      exists (select 1 from blocks where blocker = ${self} and blocked = profiles.id) as blocked,
      exists (select 1 from blocks where blocker = profiles.id and blocked = ${self}) as "blockedBy"
    from conversation_members own join profiles on profiles.id = own.other_profile_id
    where own.conversation_id = ${conversation} and own.profile_id = ${self}`);
  return rows[0] ?? null;
}
