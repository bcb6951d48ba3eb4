import type { Message } from '#lib/contract/community/chats.ts';

/** A message from Mara (9) to Alice (7), with changes. */
export function testMessage(change: Partial<Message> = {}): Message {
  return {
    id: 1,
    conversation: 4,
    sender: 9,
    client_message_id: '00000000-0000-4000-8000-000000000001',
    body: 'Warst du auch am Rhein?',
    gift: null,
    image: null,
    reply_to: null,
    reactions: [],
    warning: null,
    automatic: false,
    edited_at: null,
    deleted: false,
    created_at: '2026-11-21T10:00:00Z',
    ...change,
  };
}
