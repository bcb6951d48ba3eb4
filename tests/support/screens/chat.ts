import type { Chat, Draft, Message } from '#lib/contract/community/chats.ts';

/** Mara, the recipient in list tests; her name distinguishes others. */
export const tile = (id = 9, name = 'Mara'): Chat['profile'] => ({
  id,
  name,
  age: 31,
  gender: 'woman',
  country: 'DE',
  city: 'Köln',
  main_image: null,
  fictional_icon: false,
});

/** A conversation in a test's list; with Mara by default. */
export const testChat = (change: Partial<Chat> = {}): Chat => ({
  id: 4,
  profile_id: 9,
  profile: tile(change.profile_id),
  activity: null,
  num_unread_messages: 0,
  last_message: null,
  read_until: 0,
  delivered_until: 0,
  first_unread: null,
  muted: false,
  draft: '',
  ...change,
});

/** A text, by Mara by default. */
export const testMessage = (change: Partial<Message> = {}): Message => ({
  id: 81,
  conversation: 4,
  sender: 9,
  client_message_id: '00000000-0000-4000-8000-000000000001',
  body: 'Bis morgen am Rhein.',
  gift: null,
  image: null,
  reply_to: null,
  reactions: [],
  warning: null,
  automatic: false,
  created_at: '2026-11-20T10:00:00Z',
  edited_at: null,
  deleted: false,
  ...change,
});

export const testDraft = (profile_id: number, name: string, body: string): Draft => ({
  profile_id,
  profile: tile(profile_id, name),
  body,
  changed_at: '2026-11-21T09:00:00Z',
});
