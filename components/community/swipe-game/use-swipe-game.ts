import { useCallback, useEffect, useRef, useState } from 'react';
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
} from '#lib/rules/community/swipe-deck.ts';

/** What happened last, for the live region and the notice under the cards. */
export type SwipeNews =
  | { kind: 'swiped'; verdict: Verdict; card: SwipeCard }
  | { kind: 'undone'; card: SwipeCard | null }
  | { kind: 'failed'; verdict: Verdict; card: SwipeCard }
  | { kind: 'undo-failed' }
  | { kind: 'limit' };

/** From this many cards in hand on, the next ones are fetched. */
const fewCards = 4;

/** A member who is not there to be decided on any more; the card just goes. */
const leftCodes: readonly string[] = ['not_found', 'gone', 'blocked', 'blocked_by'];

/**
 * The swipe game of the signed-in member. A swipe shows at once and is sent behind it, one after the other; one that
 * fails puts its card back on top.
 */
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
      // With swipes on their way the page knows better what is left.
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
        // The like that was counted here was none.
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

  /** Decides on the top card; false where no like is left for that. */
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
 * Runs deeds one after the other. `isLast` tells a running one that none waits behind it; `quiet` is null while there
 * are any, else how many there have been.
 */
function useQueue() {
  const [queue] = useState(() => {
    let last = Promise.resolve();
    let waiting = 0;
    let all = 0;
    return {
      enqueue: (deed: () => Promise<void>): void => {
        waiting += 1;
        all += 1;
        last = last.then(deed).finally(() => {
          waiting -= 1;
        });
      },
      isLast: () => waiting === 1,
      quiet: () => (waiting === 0 ? all : null),
    };
  });
  return queue;
}

/** Asks again when the member's day ends, a second late so that the server's clock is there as well. */
function useNextDay(resetsAt: string | undefined, load: () => Promise<void>): void {
  useEffect(() => {
    if (!resetsAt) return;
    const timer = setTimeout(() => void load(), Math.max(0, Date.parse(resetsAt) - Date.now()) + 1000);
    return () => clearTimeout(timer);
  }, [resetsAt, load]);
}
