import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, getErrorCode } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { onMemberEvent } from '#lib/browser/live/live.ts';
import { announceMatch } from '#lib/browser/community/match-announcement.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';
import type { SwipeCard } from '#lib/contract/community/swipe-game.ts';
import {
  afterSwipe,
  withCardBack,
  withMoreCards,
  withoutCard,
  withState,
  type SwipeDeck,
  type Verdict,
  swipeKey,
  type SwipeKey,
} from '#lib/rules/community/swipe-game.ts';
import { pressedKey } from '#components/ui/pressed-key.ts';

/** The last event, for the live region and the notice below the cards. */
export type SwipeNews =
  | { kind: 'swiped'; verdict: Verdict; card: SwipeCard }
  | { kind: 'undone'; card: SwipeCard | null }
  | { kind: 'failed'; verdict: Verdict; card: SwipeCard }
  | { kind: 'undo-failed' }
  | { kind: 'limit' };

/** Fetches more when this few cards are left. */
const fewCards = 4;

/** The member can't be swiped any more; the card is dropped. */
const leftCodes: readonly string[] = ['not_found', 'gone', 'blocked', 'blocked_by'];

/** The member's swipe game. Swipes show at once and are sent in order; a failed one puts its card back on top. */
export function useSwipeGame() {
  const signedIn = useSignedIn();
  const [deck, setDeck] = useState<SwipeDeck | null>(null);
  const [loading, setLoading] = useState(true);
  const [failed, setFailed] = useState(false);
  const [news, setNews] = useState<SwipeNews | null>(null);
  const [undoing, setUndoing] = useState(false);
  const decided = useRef(new Set<number>());
  const { enqueue, isLast, quiet } = useQueue();

  const change = useCallback(
    (next: (deck: SwipeDeck) => SwipeDeck) => setDeck((now) => now && next(now)),
    [],
  );
  const load = useCallback(async () => {
    setLoading(true);
    setFailed(false);
    const before = quiet();
    try {
      const fresh = await callApi('GET /api/swipe.php');
      // While swipes are pending the page knows better what is left.
      const isCurrent = before !== null && before === quiet();
      setDeck((now) => {
        const hand = now ?? { ...fresh, cards: [] };
        return withMoreCards(isCurrent ? withState(hand, fresh) : hand, fresh.cards, decided.current);
      });
    } catch {
      setFailed(true);
    } finally {
      setLoading(false);
    }
  }, [quiet]);

  const count = deck?.cards.length ?? 0;
  useEffect(() => {
    if (signedIn && count <= fewCards) void load();
  }, [signedIn, count, load]);
  useNextDay(deck?.resets_at, load);
  useEffect(
    () => onMemberEvent((event) => event.type === 'block' && change((now) => withoutCard(now, event.id))),
    [change],
  );

  const send = async (card: SwipeCard, verdict: Verdict) => {
    const { id } = card;
    try {
      const answer = await callApi('POST /api/swipe.php', { body: { id, verdict } });
      if (isLast()) change((now) => withState(now, answer));
      if (answer.like === 'mutual') announceMatch({ id, profile: card });
      if (answer.like !== 'none')
        void refresh([
          { name: 'GET /api/likes.php' },
          { name: 'GET /api/relation.php', parameter: ['id', id] },
        ]);
    } catch (error) {
      if (leftCodes.includes(getErrorCode(error))) {
        // Returns the like that was counted here.
        if (verdict === 'like') change((now) => ({ ...now, likes_left: now.likes_left + 1 }));
        return;
      }
      decided.current.delete(id);
      change((now) => withCardBack(now, card));
      if (getErrorCode(error) === 'swipe_limit') {
        const ends = error instanceof ApiError ? error.data.resets_at : undefined;
        change((now) => ({ ...now, likes_left: 0, resets_at: ends ?? now.resets_at }));
        setNews({ kind: 'limit' });
      } else {
        if (verdict === 'like') change((now) => ({ ...now, likes_left: now.likes_left + 1 }));
        setNews({ kind: 'failed', verdict, card });
      }
    }
  };

  /** Decides on the top card; false without likes left. */
  const decide = (verdict: Verdict): boolean => {
    const card = deck?.cards[0];
    if (!deck || !card) return false;
    if (verdict === 'like' && deck.likes_left <= 0) {
      setNews({ kind: 'limit' });
      return false;
    }
    decided.current.add(card.id);
    setDeck(afterSwipe(deck, verdict));
    setNews({ kind: 'swiped', verdict, card });
    enqueue(() => send(card, verdict));
    return true;
  };

  const undo = () => {
    if (!deck?.can_undo || undoing) return;
    setUndoing(true);
    enqueue(async () => {
      try {
        const { card, ...state } = await callApi('DELETE /api/swipe.php');
        if (card) decided.current.delete(card.id);
        change((now) => withState(card ? withCardBack(now, card) : now, state));
        setNews({ kind: 'undone', card });
        void refresh([{ name: 'GET /api/likes.php' }]);
      } catch (error) {
        if (getErrorCode(error) === 'not_found') change((now) => ({ ...now, can_undo: false }));
        setNews({ kind: 'undo-failed' });
      } finally {
        setUndoing(false);
      }
    });
  };

  return { deck, loading, failed, news, undoing, load, decide, undo };
}

/**
 * Runs tasks in order. `isLast` tells a running one whether none waits behind it; `quiet` is null while any are
 * pending, else their total so far.
 */
function useQueue() {
  const [queue] = useState(() => {
    let last = Promise.resolve();
    let waiting = 0;
    let all = 0;
    return {
      enqueue: (action: () => Promise<void>): void => {
        waiting += 1;
        all += 1;
        last = last.then(action).finally(() => {
          waiting -= 1;
        });
      },
      isLast: () => waiting === 1,
      quiet: () => (waiting === 0 ? all : null),
    };
  });
  return queue;
}

/** Refetches when the member's day ends, a second late because of the server's clock. */
function useNextDay(resetsAt: string | undefined, load: () => Promise<void>): void {
  useEffect(() => {
    if (!resetsAt) return;
    const timer = setTimeout(() => void load(), Math.max(0, Date.parse(resetsAt) - Date.now()) + 1000);
    return () => clearTimeout(timer);
  }, [resetsAt, load]);
}

/** Elements that use arrow keys or backspace themselves. */
const ownKeys = 'input, textarea, select, [contenteditable], dialog, details[open]';

/** Handles arrow keys and backspace regardless of the focus, while no dialog is open. */
export function useSwipeKeys(press: (key: SwipeKey) => void): void {
  const onPress = useEffectEvent(press);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = swipeKey(pressedKey(event));
      if (!key || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
        return;
      if (event.target instanceof Element && event.target.closest(ownKeys)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      // A held key decides only one card.
      if (!event.repeat) onPress(key);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
