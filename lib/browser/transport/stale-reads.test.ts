import { matchesAny } from './keys.ts';
import { staleReads } from './stale-reads.ts';

const keys = [
  ['GET /api/user.php', undefined],
  ['GET /api/chats.php', undefined],
  ['GET /api/likes.php', undefined],
  ['GET /api/chat.php', { conversation: 4 }],
  ['GET /api/chat.php', { conversation: 5 }],
  ['GET /api/relation.php', { id: 9 }],
  ['GET /api/credits.php', {}],
  ['GET /api/order.php', { id: 3 }],
] as const;

const staleAfter = (event: Parameters<typeof staleReads>[0]) =>
  keys.filter((key) => matchesAny(key, staleReads(event))).map(([name, query]) => [name, query]);

test('a message refreshes the chat list and its own conversation only', () => {
  expect(staleAfter({ type: 'message', conversation: 4, message: 100 })).toEqual([keys[1], keys[3], keys[5]]);
});

test('a like refreshes the likes and how the two stand to each other', () => {
  expect(staleAfter({ type: 'like', id: 9, mutual: true })).toEqual([keys[2], keys[5]]);
  expect(staleAfter({ type: 'like', id: 8, mutual: false })).toEqual([keys[2]]);
});

test('an undone like refreshes the likes and any open profile', () => {
  expect(staleAfter({ type: 'likes' })).toEqual([keys[2], keys[5]]);
});

test('a changed user refreshes the user, the statement and what an order would be', () => {
  expect(staleAfter({ type: 'user' })).toEqual([keys[0], keys[6], keys[7]]);
});

test('typing refreshes nothing', () => {
  expect(staleAfter({ type: 'typing', conversation: 4 })).toEqual([]);
});

test('ignores keys of other caches', () => {
  expect(matchesAny('a string', [{ name: 'GET /api/user.php' }])).toBe(false);
});
