import type { Message } from '../../contract/community/chats.ts';
import type { Reaction } from '../../contract/vocabulary.ts';
import { reactionChips, reactionsOf } from './message-reactions.ts';

const message = (...reactions: [number, Reaction][]) =>
  ({ sender: 7, reactions: reactions.map(([profile_id, emoji]) => ({ profile_id, emoji })) }) as Message;

test('the reader of an own message has reacted as its sender, of another one as the other', () => {
  const both = message([7, '👍'], [9, '❤️']);
  expect(reactionsOf(both, true)).toEqual({ mine: '👍', theirs: '❤️' });
  expect(reactionsOf(both, false)).toEqual({ mine: '❤️', theirs: '👍' });
  expect(reactionsOf(message(), false)).toEqual({ mine: null, theirs: null });
});

test('the same emoji of both is counted, another one stands beside', () => {
  expect(reactionChips({ mine: '👍', theirs: '👍' })).toEqual([{ emoji: '👍', count: 2, own: true }]);
  expect(reactionChips({ mine: '👍', theirs: '❤️' })).toEqual([
    { emoji: '❤️', count: 1, own: false },
    { emoji: '👍', count: 1, own: true },
  ]);
  expect(reactionChips({ mine: null, theirs: '❤️' })).toEqual([{ emoji: '❤️', count: 1, own: false }]);
  expect(reactionChips({ mine: null, theirs: null })).toEqual([]);
});
