import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lastInSight, findRow, topInSight } from './use-log-keys.ts';

/** Pixels from the end within which a reader counts as reading the newest message. */
const nearEnd = 80;
/** Pixels of room from which the next part is loaded, before the reader reaches the edge. */
const nearEdge = 1_200;

type Edges = {
  /** Whether the newest message is the last one that is loaded, so that who is at the end stays there. */
  endsHere: boolean;
  onNearStart: () => void;
  onNearEnd: () => void;
  /** Hears whenever it may have changed which message truly on screen is the newest, and where the reader is. */
  onSight: (newest: number, place: 'end' | number) => void;
};

/** What stays where it is while everything around it moves: the end, or a message with its distance from the top. */
type Anchor = {
  at: 'end' | { id: number; top: number } | null;
  /** Where the scroller stood, and how high it was. */
  scroll: number;
  height: number;
};

/**
 * Keeps a reversed scroller (`flex-direction: column-reverse`, its origin is the end) where its reader is: at the end,
 * or with the message that is topmost in sight, whatever loads above or below, grows, or makes the window smaller.
 * `log` goes to the scroller, `content` to what is in it.
 */
export function useScrollAnchor({ endsHere, onNearStart, onNearEnd, onSight }: Edges) {
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor>({ at: 'end', scroll: 0, height: 0 });
  // Before the reader was put somewhere, nothing counts as seen.
  const hasBegun = useRef(false);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const look = () => {
    const box = log.current;
    if (!box) return;
    const isClose = Math.abs(box.scrollTop) < nearEnd;
    const at = isClose && endsHere ? 'end' : topInSight(box);
    anchor.current = { at, scroll: box.scrollTop, height: box.clientHeight };
    setIsAtEnd(isClose && endsHere);
    if (!hasBegun.current) return;
    if (box.scrollHeight - box.clientHeight + box.scrollTop < nearEdge) onNearStart();
    if (!endsHere && Math.abs(box.scrollTop) < nearEdge) onNearEnd();
    const newest = lastInSight(box);
    if (newest !== null) onSight(newest, at === 'end' || at === null ? 'end' : at.id);
  };
  const hold = () => {
    const box = log.current;
    if (!box) return;
    const { at, scroll, height } = anchor.current;
    // The reader may have scrolled already without the page having been told.
    const scrolled = box.scrollTop - scroll;
    if (at === 'end') {
      if (endsHere && scrolled === 0) box.scrollTop = 0;
    } else if (at) {
      const row = findRow(box, at.id);
      if (row) {
        // A keyboard that opens takes its height from below: what is lowest stays in sight, then.
        const targetTop = at.top + box.clientHeight - height - scrolled;
        const moved = row.getBoundingClientRect().top - box.getBoundingClientRect().top - targetTop;
        if (Math.abs(moved) >= 1) box.scrollTop += moved;
      }
    }
    look();
  };
  const now = useRef({ look, hold });
  useLayoutEffect(() => {
    now.current = { look, hold };
    hold();
  });
  // Images, fonts, a turned phone and its keyboard: called between layout and paint, so that nobody sees it move.
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(() => now.current.hold());
    for (const each of [log.current, content.current]) if (each) sizes.observe(each);
    return () => sizes.disconnect();
  }, []);

  const toEnd = useCallback(() => {
    if (log.current) log.current.scrollTop = 0;
    now.current.look();
  }, []);
  /** Shows a message: in the middle, or at the top with some of what stands before it. */
  const reveal = useCallback((row: HTMLElement, where: 'middle' | 'top') => {
    const box = log.current;
    if (!box) return;
    const free = where === 'middle' ? Math.max(0, (box.clientHeight - row.offsetHeight) / 2) : 64;
    box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top - free;
    now.current.look();
  }, []);
  /** Puts the reader where the conversation begins for them: with this message, or where they are. */
  const begin = useCallback(
    (row: HTMLElement | null) => {
      hasBegun.current = true;
      if (row) reveal(row, 'top');
      else now.current.look();
    },
    [reveal],
  );
  /** Finds out anew what is in sight. */
  const lookAgain = useCallback(() => now.current.look(), []);

  return { log, content, isAtEnd, toEnd, reveal, begin, look: lookAgain };
}
