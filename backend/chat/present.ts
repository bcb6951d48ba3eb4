import type { z } from 'zod';
import type { chatSchema, messageSchema } from '../../lib/contract/chats.ts';
import { presentTile, type TileRow } from '../members/present.ts';

export type MessageRow = {
  id: number;
  conversation: number;
  sender: number;
  client_message_id: string;
  body: string;
  gift: string | null;
  automatic: boolean;
  created_at: Date | string;
};

export type ChatRow = TileRow & {
  conversation_id: number;
  unread: number;
  other_read_until: number;
  last_message: MessageRow | null;
};

export function presentMessage(row: MessageRow): z.input<typeof messageSchema> {
  return {
    id: row.id,
    conversation: row.conversation,
    sender: row.sender,
    client_message_id: row.client_message_id,
    body: row.body,
    // The answer is parsed against the closed list of gifts before it leaves.
    gift: row.gift as z.input<typeof messageSchema>['gift'],
    automatic: row.automatic,
    created_at: new Date(row.created_at).toISOString(),
  };
}

export function presentChat(row: ChatRow, now: Date): z.input<typeof chatSchema> {
  return {
    id: row.conversation_id,
    profile_id: row.id,
    profile: presentTile(row, now),
    num_unread_messages: row.unread,
    last_message: row.last_message ? presentMessage(row.last_message) : null,
    read_until: row.other_read_until,
  };
}
