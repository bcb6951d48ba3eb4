import { randomUUID } from 'node:crypto';
import type { Chat, Draft, Message } from '#lib/contract/community/chat.ts';
import { jpeg } from './pictures.ts';
import type { Person } from './cast.ts';
import { small } from './own-photos.ts';

export const getProfileId = ({ user }: Person) => user.profile.id;

export type Delivered = { message: Message; credits: number; error?: string; fields?: object };
export type Changed = { message: Message; error?: string };
export type History = {
  chat: Chat;
  chat_messages: Message[];
  more: boolean;
  more_after: boolean;
  error?: string;
};
type Overview = {
  chats: Chat[];
  drafts: Draft[];
  last_opened: { profile_id: number; opened_at: string } | null;
};

export const getOverview = async ({ visitor }: Person) =>
  (await visitor.call<Overview>('GET /api/chats.php')).body;

export const listChats = async (person: Person) => (await getOverview(person)).chats;

/** The conversation with another member in a member's list. */
export async function chatWith(person: Person, other: Person): Promise<Chat> {
  const found = (await listChats(person)).find((chat) => chat.profile_id === getProfileId(other));
  if (!found) throw new Error('There is no such conversation in the list');
  return found;
}

export const getHistory = async (
  { visitor }: Person,
  conversation: number,
  part: Record<string, string | number> = {},
) => (await visitor.call<History>('GET /api/chat.php', { query: { conversation, ...part } })).body;

export async function messageFor(
  person: Person,
  { id, conversation }: Message,
): Promise<Message | undefined> {
  const { chat_messages } = await getHistory(person, conversation);
  return chat_messages.find((message) => message.id === id);
}

export const say = (from: Person, to: Person, body: string, more: object = {}) =>
  from.visitor.call<Delivered>('POST /api/message.php', {
    body: { profile_id: getProfileId(to), client_message_id: randomUUID(), body, ...more },
  });

export async function sendMessage(
  from: Person,
  to: Person,
  body = 'Hallo.',
  more: object = {},
): Promise<Message> {
  const { status, body: answer, text } = await say(from, to, body, more);
  if (status !== 200) throw new Error(`The message was answered by ${status}: ${text}`);
  return answer.message;
}

export const edit = ({ visitor }: Person, id: number, body: string) =>
  visitor.call<Changed>('PUT /api/message.php', { body: { id, body } });

export const deleteMessage = ({ visitor }: Person, id: number) =>
  visitor.call<Changed>('DELETE /api/message.php', { body: { id } });

export const read = ({ visitor }: Person, { conversation, id }: Message) =>
  visitor.call('PUT /api/chat.php', { body: { conversation, read_until: id } });

export async function show(
  from: Person,
  to: number,
  { file, key = randomUUID(), reply }: { file?: Buffer; key?: string; reply?: number } = {},
) {
  const query = new URLSearchParams({ profile_id: String(to), client_message_id: key });
  if (reply !== undefined) query.set('reply_to', String(reply));
  return from.visitor.upload<Delivered>(`POST /api/chat-image.php?${query}`, file ?? (await jpeg(small)), {
    key,
    type: 'image/jpeg',
  });
}
