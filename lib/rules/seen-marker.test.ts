import { seenMessageId, unreadUntil } from './seen-marker.ts';

const alice = 7;
const bob = 9;
const messages = [
  { id: 1, sender: alice },
  { id: 2, sender: bob },
  { id: 3, sender: alice },
  { id: 5, sender: alice },
];

test('only the newest own message that was read is marked', () => {
  expect(seenMessageId(messages, alice, 4)).toBe(3);
  expect(seenMessageId(messages, alice, 5)).toBe(5);
});

test('nothing read, nothing marked', () => {
  expect(seenMessageId(messages, alice, 0)).toBeNull();
  expect(seenMessageId([], alice, 10)).toBeNull();
});

test("the other member's messages never carry it", () => {
  expect(seenMessageId([{ id: 2, sender: bob }], alice, 5)).toBeNull();
});

test('reading is said once for each newest message', () => {
  expect(unreadUntil(messages, alice, 0)).toBe(2);
  expect(unreadUntil(messages, alice, 2)).toBeNull();
  expect(unreadUntil([{ id: 1, sender: alice }], alice, 0)).toBeNull();
});
