import type { SwipeCard } from '../../contract/community/swipe-game.ts';
import {
  afterSwipe,
  swipeKey,
  timeUntil,
  getDragVerdict,
  withCardBack,
  withMoreCards,
  withoutCard,
  withState,
  type SwipeDeck,
} from './swipe-game.ts';

const card = (id: number) => ({ id, name: `Member ${id}` }) as SwipeCard;
const deck: SwipeDeck = {
  cards: [card(1), card(2), card(3)],
  likes_left: 4,
  resets_at: '2026-11-21T23:00:00Z',
  can_undo: false,
};
const ids = ({ cards }: SwipeDeck) => cards.map(({ id }) => id);

test('a like takes the top card and one of the likes, a pass only the card', () => {
  expect(afterSwipe(deck, 'like')).toMatchObject({ likes_left: 3, can_undo: true });
  expect(afterSwipe(deck, 'pass')).toMatchObject({ likes_left: 4, can_undo: true });
  expect(ids(afterSwipe(deck, 'pass'))).toEqual([2, 3]);
});

test('a card that comes back lies on top, once', () => {
  expect(ids(withCardBack(afterSwipe(deck, 'pass'), card(1)))).toEqual([1, 2, 3]);
  expect(ids(withCardBack(deck, card(2)))).toEqual([2, 1, 3]);
});

test('a departed member is removed anywhere in the deck', () => {
  expect(ids(withoutCard(deck, 2))).toEqual([1, 3]);
});

test('the server decides what is left today', () => {
  const state = { likes_left: 0, resets_at: '2026-11-22T23:00:00Z', can_undo: true };
  expect(withState(deck, state)).toEqual({ ...deck, ...state });
});

test('more cards go below, without those in hand or decided on', () => {
  expect(ids(withMoreCards(deck, [card(5), card(2), card(4), card(6)], new Set([5])))).toEqual([
    1, 2, 3, 4, 6,
  ]);
});

test.each([
  [111, 0, 'like'],
  [-111, 0, 'pass'],
  [109, 0, null],
  [-40, -700, 'pass'],
  [40, 700, 'like'],
  [40, -700, null],
  [10, 900, null],
  [200, -900, 'like'],
])('released at %d px with %d px a second: %s', (offset, velocity, verdict) => {
  expect(getDragVerdict(offset, velocity)).toBe(verdict);
});

test('keys', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Backspace', 'ArrowDown', 'a'].map(swipeKey)).toEqual([
    'pass',
    'like',
    'undo',
    'undo',
    null,
    null,
  ]);
});

test.each([
  ['2026-11-21T22:59:30Z', 0, 1],
  ['2026-11-21T21:00:00Z', 2, 0],
  ['2026-11-21T12:15:00Z', 10, 45],
  ['2026-11-21T23:00:01Z', 0, 0],
])('at %s there are %d h %d min left', (now, hours, minutes) => {
  expect(timeUntil('2026-11-21T23:00:00Z', new Date(now))).toEqual({ hours, minutes });
});
