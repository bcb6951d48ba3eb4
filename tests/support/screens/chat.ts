import type { Chat, Draft, Message } from '#lib/contract/community/chat.ts';
import type { User } from '#lib/contract/identity/accounts.ts';

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

/** Alice, who reads and writes. */
export const alice = (change: Partial<User> = {}): User => ({
  id: 1,
  email: 'alice@example.com',
  status: 'active',
  credits: 5,
  notifications_disabled: [],
  language: 'de',
  time_zone: 'Europe/Berlin',
  paid_user: false,
  signup_date: '2026-11-01T10:00:00Z',
  profile: tile(7, 'Alice') as User['profile'],
  main_image: null,
  push_subscribed: false,
  read_receipts: true,
  conversations_left: 2,
  terms_outdated: false,
  ...change,
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
  client_message_id: `00000000-0000-4000-8000-${String(change.id ?? 81).padStart(12, '0')}`,
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
