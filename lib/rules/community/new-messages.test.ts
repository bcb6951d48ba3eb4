import type { Chat, Message } from '../../contract/community/chat.ts';
import { chatsWithNews, knownMessages, findOpenConversation } from './new-messages.ts';

const own = 7;

function chat(id: number, last: Partial<Message> | null, change: Partial<Chat> = {}): Chat {
  const message = { id: 1, sender: 90 + id, deleted: false, automatic: false, ...last };
  return {
    id,
    profile_id: 90 + id,
    last_message: last && message,
    num_unread_messages: 1,
    muted: false,
    ...change,
  } as Chat;
}

const listAnnounced = (chats: Chat[], known = new Map([[4, 10]]), open = {}) =>
  chatsWithNews(chats, known, own, open).map(({ id }) => id);

test('a message that came in is news, in a conversation known or new', () => {
  expect(listAnnounced([chat(4, { id: 11 }), chat(5, { id: 12 })])).toEqual([4, 5]);
});

test.each<[string, Chat]>([
  ['was there before, and was edited or answered with an emoji', chat(4, { id: 10 })],
  ['is an own one', chat(4, { id: 11, sender: own })],
  ['was taken back', chat(4, { id: 11, deleted: true })],
  ['was read elsewhere', chat(4, { id: 11 }, { num_unread_messages: 0 })],
  ['is in a muted conversation', chat(4, { id: 11 }, { muted: true })],
  ['a machine has added to another one', chat(4, { id: 11, automatic: true }, { num_unread_messages: 2 })],
  ['is not there', chat(4, null)],
])('does not announce a message that %s', (_why, row) => {
  expect(listAnnounced([row])).toEqual([]);
});

test('the first text of a machine is news', () => {
  expect(listAnnounced([chat(4, { id: 11, automatic: true })])).toEqual([4]);
});

test('the open conversation is looked at, by its id or by its member', () => {
  const rows = [chat(4, { id: 11 }), chat(5, { id: 12 })];
  expect(listAnnounced(rows, undefined, { conversation: 4 })).toEqual([5]);
  expect(listAnnounced(rows, undefined, { member: 95 })).toEqual([4]);
});

test('keeps what was known, also after the newest message was deleted', () => {
  const known = knownMessages([chat(4, { id: 11 }), chat(5, null)], null);
  expect([...known]).toEqual([
    [4, 11],
    [5, 0],
  ]);
  expect([...knownMessages([chat(4, { id: 9 }), chat(6, { id: 13 })], known)]).toEqual([
    [4, 11],
    [5, 0],
    [6, 13],
  ]);
});

test.each([
  ['/chats/4', { conversation: 4 }],
  ['/members/9/chat', { member: 9 }],
  ['/members/9', {}],
  ['/chats', {}],
  ['/', {}],
])('%s', (path, open) => {
  expect(findOpenConversation(path)).toEqual(open);
});
