import type { SwipeCard, SwipeState } from '../../contract/community/swipe-game.ts';

export type Verdict = 'like' | 'pass';

/** The current cards, the top one first, and the member's state today. */
export type SwipeDeck = SwipeState & { cards: SwipeCard[] };

/** The deck after a swipe, before the server's response. */
export function afterSwipe(deck: SwipeDeck, verdict: Verdict): SwipeDeck {
  return {
    ...deck,
    cards: deck.cards.slice(1),
    likes_left: deck.likes_left - (verdict === 'like' ? 1 : 0),
    can_undo: true,
  };
}

/** The deck with a card returned to the top: its swipe failed or was undone. */
export function withCardBack(deck: SwipeDeck, card: SwipeCard): SwipeDeck {
  return { ...deck, cards: [card, ...withoutCard(deck, card.id).cards] };
}

/** The deck without a member who is no longer available. */
export function withoutCard(deck: SwipeDeck, id: number): SwipeDeck {
  return { ...deck, cards: deck.cards.filter((card) => card.id !== id) };
}

/** The deck with the server's state of today. */
export function withState(deck: SwipeDeck, { likes_left, resets_at, can_undo }: SwipeState): SwipeDeck {
  return { ...deck, likes_left, resets_at, can_undo };
}

/**
 * Adds cards from the server below the current ones, so that the visible card stays. `decided` are members whose swipe
 * may have been missing when the server responded.
 */
export function withMoreCards(
  deck: SwipeDeck,
  more: readonly SwipeCard[],
  decided: ReadonlySet<number>,
): SwipeDeck {
  const inHand = new Set(deck.cards.map(({ id }) => id));
  return { ...deck, cards: [...deck.cards, ...more.filter(({ id }) => !inHand.has(id) && !decided.has(id))] };
}

/** Pixels for dragging a card aside, or pixels per second for throwing it. */
const farEnough = 110;
const fastEnough = 500;

/** The verdict of a released card; null returns it. */
export function getDragVerdict(offset: number, velocity: number): Verdict | null {
  const isThrown = Math.abs(velocity) >= fastEnough && Math.sign(velocity) === Math.sign(offset);
  if (Math.abs(offset) < farEnough && !(isThrown && Math.abs(offset) > farEnough / 4)) return null;
  return offset > 0 ? 'like' : 'pass';
}

export type SwipeKey = Verdict | 'undo';

/** A key's action in the game; null for none. */
export function swipeKey(key: string): SwipeKey | null {
  if (key === 'ArrowRight') return 'like';
  if (key === 'ArrowLeft') return 'pass';
  return key === 'ArrowUp' || key === 'Backspace' ? 'undo' : null;
}

/** Whole hours and minutes until a time, rounded up to the minute; zero if past. */
export function timeUntil(moment: string, now: Date): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((Date.parse(moment) - now.getTime()) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
