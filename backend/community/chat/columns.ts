import { sql, type SQL } from 'drizzle-orm';
import { excerptLength } from '#lib/contract/community/visible-text.ts';

/** Columns of `MessageRow`, for the given alias of the messages table. */
export const messageColumns = (
  from: SQL,
) => sql`${from}.id, ${from}.conversation_id as conversation, ${from}.sender_profile_id as sender,
  ${from}.client_message_id, ${from}.body, ${from}.gift, ${from}.image_hash, ${from}.image_width, ${from}.image_height,
  ${from}.image_thumbhash, ${from}.automatic, ${from}.warning, ${from}.created_at, ${from}.edited_at, ${from}.deleted_at,
  (select json_build_object('id', quoted.id, 'sender', quoted.sender_profile_id, 'gift', quoted.gift,
      'image', quoted.image_hash is not null, 'deleted', quoted.deleted_at is not null,
      'excerpt', left(quoted.body, ${excerptLength + 1}))
    from messages quoted where quoted.id = ${from}.reply_to) as reply_to,
  array_to_json(array(select json_build_object('profile_id', profile_id, 'emoji', emoji)
    from message_reactions where message_id = ${from}.id)) as reactions`;
