import type { Message } from '../../contract/community/chat.ts';
import { findSendBlockReason, timeToChange } from './conversations.ts';

const alice = { status: 'active', credits: 3, conversations_left: 1 } as const;

test('a confirmed member with credits can send', () => {
  expect(findSendBlockReason(alice, 1, true)).toBeNull();
});

test('the mail address comes first', () => {
  expect(findSendBlockReason({ ...alice, status: 'not_confirmed', credits: 0 }, 1, true)).toBe(
    'not_confirmed',
  );
});

test('the limit of conversations only meets a new one, and never a premium member', () => {
  expect(findSendBlockReason({ ...alice, conversations_left: 0 }, 1, true)).toBe('conversation_limit');
  expect(findSendBlockReason({ ...alice, conversations_left: 0 }, 1, false)).toBeNull();
  expect(findSendBlockReason({ ...alice, conversations_left: null }, 1, true)).toBeNull();
});

test('credits must cover one message', () => {
  expect(findSendBlockReason({ ...alice, credits: 1 }, 2, false)).toBe('not_enough_credits');
  expect(findSendBlockReason({ ...alice, credits: 0 }, 0, false)).toBeNull();
});

const sent = '2026-11-21T10:00:00Z';
const message = { id: 5, created_at: sent, deleted: false } as Message;
const after = (seconds: number) => Date.parse(sent) + seconds * 1000;

test('a message can be changed for five minutes', () => {
  expect(timeToChange(message, 4, after(60))).toBe(240_000);
  expect(timeToChange(message, 4, after(301))).toBe(0);
});

test('what was read or taken back stands', () => {
  expect(timeToChange(message, 5, after(60))).toBe(0);
  expect(timeToChange({ ...message, deleted: true }, 4, after(60))).toBe(0);
});
