import { obstacleOf } from './obstacle.ts';

const alice = { status: 'active', credits: 3, conversations_left: 1, age_check_due: false } as const;

test('a confirmed member with credits meets no obstacle', () => {
  expect(obstacleOf(alice, 1, true)).toBeNull();
});

test('the mail address comes first', () => {
  expect(obstacleOf({ ...alice, status: 'not_confirmed', credits: 0 }, 1, true)).toBe('not_confirmed');
});

test('then what the brand asks for besides a date of birth', () => {
  expect(obstacleOf({ ...alice, age_check_due: true, credits: 0 }, 1, true)).toBe('age_check_required');
});

test('the limit of conversations only meets a new one, and never a premium member', () => {
  expect(obstacleOf({ ...alice, conversations_left: 0 }, 1, true)).toBe('conversation_limit');
  expect(obstacleOf({ ...alice, conversations_left: 0 }, 1, false)).toBeNull();
  expect(obstacleOf({ ...alice, conversations_left: null }, 1, true)).toBeNull();
});

test('credits must cover one message', () => {
  expect(obstacleOf({ ...alice, credits: 1 }, 2, false)).toBe('not_enough_credits');
  expect(obstacleOf({ ...alice, credits: 0 }, 0, false)).toBeNull();
});
