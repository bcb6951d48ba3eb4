import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { activityColumn } from '../members/activity.ts';
import { joinMainPhoto, notBlocked, tileColumns } from '../members/columns.ts';
import { mayKnowOther, shownOn, shownTo } from '../members/shown-on.ts';
import { messageColumns } from './columns.ts';
import type { ChatRow, DraftRow, MessageRow } from './present.ts';
import { profiles } from '../../platform/db/schema/members.ts';
import { bool, int8, fixed, statement } from '../../platform/db/statement.ts';

/**
 * Conversations with a message visible to the profile. Read positions show only if both members share read receipts,
 * delivery only if both show their online status. A conversation with no unread count may still have messages to be
 * marked as read.
 */
const chatsQuery = (self: number, only?: SQL) => sql`
  select ${tileColumns}, coalesce(other_account.status = 'deleted', false) as gone, own.conversation_id, own.unread, own.muted, own.last_message_id, drafts.body as draft,
    case when ${only ? sql`true` : sql`own.unread > 0`} then (
      select messages.id from messages where messages.conversation_id = own.conversation_id
        and messages.id > greatest(own.read_until, own.hidden_until) and messages.sender_profile_id <> own.profile_id
        and messages.deleted_at is null
      order by messages.id limit 1) end as first_unread,
    case when own_account.read_receipts and coalesce(other_account.read_receipts, true) then other.read_until
      else 0 end as other_read_until,
    case when own_profile.show_online and profiles.show_online then other.delivered_until
      when own_account.read_receipts and coalesce(other_account.read_receipts, true) then other.read_until
      else 0 end as other_delivered_until, ${activityColumn(sql`own_profile.show_online`)},
    (select row_to_json(last) from (
      select ${messageColumns(sql`messages`)} from messages where messages.id = own.last_message_id) last) as last_message
  from conversation_members own
  join profiles own_profile on own_profile.id = own.profile_id
  join users own_account on own_account.id = own_profile.user_id
  join conversation_members other
    on other.conversation_id = own.conversation_id and other.profile_id = own.other_profile_id
  join profiles on profiles.id = own.other_profile_id
  left join users other_account on other_account.id = profiles.user_id
  left join drafts on drafts.sender_profile_id = own.profile_id and drafts.recipient_profile_id = own.other_profile_id
  ${joinMainPhoto(null)}
  where own.profile_id = ${self} and own.last_message_id > own.hidden_until and ${only ?? sql`true`} and ${notBlocked(self)}
  order by own.last_message_id desc limit 500`;

type Overview = {
  chats: ChatRow[];
  drafts: DraftRow[];
  last_opened: { profile_id: number; opened_at: string } | null;
};

/** Conversations, newest message first, with the totals of the list; one statement, as every poll runs it. */
export async function listChats(db: Queries, actor: Pick<Actor, 'brandId' | 'profileId'>): Promise<Overview> {
  const self = actor.profileId;
  const { rows } = await db.execute<Overview>(sql`
    select
      (select coalesce(json_agg(listed order by listed.last_message_id desc), '[]') from (${chatsQuery(self)}) listed) as chats,
      (select coalesce(json_agg(begun order by begun.changed_at desc), '[]') from (
        select ${tileColumns}, drafts.body, drafts.changed_at
        from drafts join profiles on profiles.id = drafts.recipient_profile_id ${joinMainPhoto(actor)}
        where drafts.sender_profile_id = ${self} and profiles.status = 'active' and ${notBlocked(self)} and ${shownOn(actor.brandId)} and not exists (
          select 1 from conversation_members own where own.profile_id = ${self}
            and own.other_profile_id = drafts.recipient_profile_id and own.last_message_id > own.hidden_until)
        order by drafts.changed_at desc limit 100) begun) as drafts,
      (select json_build_object('profile_id', profiles.id, 'opened_at', last_opened_chats.opened_at)
        from last_opened_chats join profiles on profiles.id = last_opened_chats.other_profile_id
        where last_opened_chats.profile_id = ${self} and ${notBlocked(self)} and ${shownTo(actor)}) as last_opened`);
  const row = rows[0];
  if (!row) throw new Error('A select without a table has one row');
  return row;
}

export async function findChat(db: Queries, self: number, conversation: number): Promise<ChatRow | null> {
  const { rows } = await db.execute<ChatRow>(chatsQuery(self, sql`own.conversation_id = ${conversation}`));
  return rows[0] ?? null;
}

export async function requireMessage(db: Queries, id: number): Promise<MessageRow> {
  const { rows } = await db.execute<MessageRow>(
    sql`select ${messageColumns(sql`messages`)} from messages where messages.id = ${id}`,
  );
  if (!rows[0]) throw new Error(`The message ${id} has gone`);
  return rows[0];
}

export type OtherSide = {
  profileId: number;
  userId: number | null;
  blocked: boolean;
  blockedBy: boolean;
  readReceipts: boolean;
  showOnline: boolean;
};

const selectBlocks = statement({
  params: { self: int8, conversation: int8 },
  row: {
    profileId: profiles.id,
    userId: profiles.userId,
    blocked: bool,
    blockedBy: bool,
    readReceipts: bool,
    showOnline: bool,
  },
  text: `
    select profiles.id as "profileId", profiles.user_id as "userId",
      exists (select 1 from blocks where blocker_profile_id = :self and blocked_profile_id = profiles.id) as blocked,
      exists (select 1 from blocks where blocker_profile_id = profiles.id and blocked_profile_id = :self) as "blockedBy",
      (select bool_and(users.read_receipts) from users join profiles either on either.user_id = users.id
        where either.id in (own.profile_id, own.other_profile_id)) as "readReceipts",
      (select bool_and(either.show_online) from profiles either
        where either.id in (own.profile_id, own.other_profile_id)) as "showOnline"
    from conversation_members own join profiles on profiles.id = own.other_profile_id
    where own.conversation_id = :conversation and own.profile_id = :self and ${fixed(mayKnowOther)}`,
});

export async function findOther(db: Queries, self: number, conversation: number): Promise<OtherSide | null> {
  const { rows } = await selectBlocks(db, { self, conversation });
  return rows[0] ?? null;
}
