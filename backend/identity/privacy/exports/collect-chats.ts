import type { Tx } from '#backend/platform/db/connect.ts';
import { queryRows, type Owner, type Part } from './collect-account.ts';

type Message = Part & { id: number; image: string | null };

/** Messages per batch: years of them do not fit into memory. */
const atOnce = 2_000;

export async function collectChats(tx: Tx, { profileId }: Owner): Promise<Part[]> {
  return queryRows(tx)`select own.conversation_id as id, other.id as member, other.fictional,
      case when other.status = 'deleted' then null else other.name end as name, own.muted, drafts.body as draft
      from conversation_members own join profiles other on other.id = own.other_profile_id
      left join drafts on drafts.sender_profile_id = own.profile_id and drafts.recipient_profile_id = own.other_profile_id
      where own.profile_id = ${profileId} order by own.conversation_id`;
}

/** Streams the messages that the member can read, including the other's, without deleted or removed ones. */
export async function* streamMessages(
  tx: Tx,
  { profileId }: Owner,
  conversation: number,
): AsyncGenerator<Message[]> {
  const read = queryRows(tx);
  for (let after = 0; ;) {
    const rows =
      (await read`select messages.id, case when sender_profile_id = ${profileId} then 'me' else 'other' end as sender, body, gift,
        case when sender_profile_id = ${profileId} then image_hash end as image, image_hash is not null as is_image, automatic,
        messages.created_at, edited_at, deleted_at,
        (select emoji from message_reactions where message_id = messages.id and message_reactions.profile_id = ${profileId})
          as my_reaction
        from messages join conversation_members own
          on own.conversation_id = messages.conversation_id and own.profile_id = ${profileId}
        where messages.conversation_id = ${conversation} and messages.id > greatest(own.hidden_until, ${after}::bigint)
        order by messages.id limit ${atOnce}`) as Message[];
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}
