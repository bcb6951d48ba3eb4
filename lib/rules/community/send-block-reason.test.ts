import { findSendBlockReason } from './send-block-reason.ts';

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
