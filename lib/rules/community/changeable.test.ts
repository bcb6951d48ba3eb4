import type { Message } from '../../contract/community/chats.ts';
import { timeToChange } from './changeable.ts';

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
