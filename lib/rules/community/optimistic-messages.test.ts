import type { Message } from '../../contract/community/chat.ts';
import {
  dropPending,
  isRefusal,
  joinMessages,
  upsertPending,
  stillPending,
  type PendingMessage,
} from './optimistic-messages.ts';

function message(id: number, client = `00000000-0000-4000-8000-00000000000${id}`): Message {
  return {
    id,
    conversation: 1,
    sender: 7,
    client_message_id: client,
    body: `message ${id}`,
    gift: null,
    image: null,
    reply_to: null,
    reactions: [],
    warning: null,
    automatic: false,
    edited_at: null,
    deleted: false,
    created_at: '2026-11-21T10:00:00Z',
  };
}

function pending(client: string, state: PendingMessage['state'] = 'sending'): PendingMessage {
  return { client_message_id: client, body: 'hello', created_at: '2026-11-21T10:00:01Z', state };
}

test('pages overlap without doubling and stand in order', () => {
  const joined = joinMessages([message(3), message(4)], [message(1), message(2), message(3)]);
  expect(joined.map((each) => each.id)).toEqual([1, 2, 3, 4]);
});

test('a later page wins, so that a fresh copy replaces a stale one', () => {
  const fresh = { ...message(1), body: 'fresh' };
  expect(joinMessages([message(1)], [fresh])).toEqual([fresh]);
});

test('a pending message goes once the server shows its client id, also where its own answer was lost', () => {
  const failed = pending('a', 'failed');
  expect(stillPending([message(1, 'a')], [failed, pending('b')])).toEqual([pending('b')]);
});

test('sending again keeps the place and the client id', () => {
  const row = [pending('a', 'failed'), pending('b')];
  const again = upsertPending(row, pending('a'));
  expect(again.map((each) => [each.client_message_id, each.state])).toEqual([
    ['a', 'sending'],
    ['b', 'sending'],
  ]);
  expect(row[0]?.state).toBe('failed');
});

test('new pending messages stand last', () => {
  expect(upsertPending([pending('a')], pending('b')).map((each) => each.client_message_id)).toEqual([
    'a',
    'b',
  ]);
});

test('a sent message is dropped', () => {
  expect(dropPending([pending('a'), pending('b')], 'a')).toEqual([pending('b')]);
});

test('what a rule refuses goes back to its writer, what broke on the way may be sent again', () => {
  expect(isRefusal('not_enough_credits')).toBe(true);
  expect(isRefusal('blocked_by')).toBe(true);
  expect(isRefusal('offline')).toBe(false);
  expect(isRefusal('backend_unavailable')).toBe(false);
  expect(isRefusal('too_many_requests')).toBe(false);
});
