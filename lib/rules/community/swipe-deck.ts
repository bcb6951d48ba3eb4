import type { SwipeCard, SwipeState } from '../../contract/community/swipe-game.ts';

export type Verdict = 'like' | 'pass';

/** The cards in hand, the first one on top, and where the member stands today. */
export type SwipeDeck = SwipeState & { cards: SwipeCard[] };

/** The deck after the top card was decided on, before the server has heard of it. */
export function afterSwipe(deck: SwipeDeck, verdict: Verdict): SwipeDeck {
  return {
    ...deck,
    cards: deck.cards.slice(1),
    likes_left: deck.likes_left - (verdict === 'like' ? 1 : 0),
    can_undo: true,
  };
}

/** The deck with a card on top again: its swipe failed or was taken back. */
export function withCardBack(deck: SwipeDeck, card: SwipeCard): SwipeDeck {
  return { ...deck, cards: [card, ...withoutCard(deck, card.id).cards] };
}

/** The deck without a member who is not there to be decided on any more. */
export function withoutCard(deck: SwipeDeck, id: number): SwipeDeck {
  return { ...deck, cards: deck.cards.filter((card) => card.id !== id) };
}

/** The deck with what the server says of today. */
export function withState(deck: SwipeDeck, { likes_left, resets_at, can_undo }: SwipeState): SwipeDeck {
  return { ...deck, likes_left, resets_at, can_undo };
}

/**
 * The deck with cards from the server below those in hand: what somebody looks at stays on top. `decided` are members
 * whose swipe the server may not have known when it answered.
 */
export function withMoreCards(
  deck: SwipeDeck,
  more: readonly SwipeCard[],
  decided: ReadonlySet<number>,
): SwipeDeck {
  const inHand = new Set(deck.cards.map(({ id }) => id));
  return { ...deck, cards: [...deck.cards, ...more.filter(({ id }) => !inHand.has(id) && !decided.has(id))] };
}

/** Pixels a card must be dragged aside, or pixels a second it must be thrown at. */
const farEnough = 110;
const fastEnough = 500;

/** What letting go of a dragged card means; null puts it back. */
export function verdictOfDrag(offset: number, velocity: number): Verdict | null {
  const isThrown = Math.abs(velocity) >= fastEnough && Math.sign(velocity) === Math.sign(offset);
  if (Math.abs(offset) < farEnough && !(isThrown && Math.abs(offset) > farEnough / 4)) return null;
  return offset > 0 ? 'like' : 'pass';
}

export type SwipeKey = Verdict | 'undo';

/** What a key does in the game; null leaves it to the browser. */
export function swipeKey(key: string): SwipeKey | null {
  if (key === 'ArrowRight') return 'like';
  if (key === 'ArrowLeft') return 'pass';
  return key === 'ArrowUp' || key === 'Backspace' ? 'undo' : null;
}

/** Whole hours and minutes until a moment, rounded up to the minute; zero once it has passed. */
export function timeUntil(moment: string, now: Date): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((Date.parse(moment) - now.getTime()) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
