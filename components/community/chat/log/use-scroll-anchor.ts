import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lastInSight, findRow, topInSight } from './use-log-keys.ts';

/** Pixels from the end within which the reader counts as at the end. */
const nearEnd = 80;
/** Distance from the edge in pixels at which the next part loads. */
const nearEdge = 1_200;

type Edges = {
  /** Whether the newest message is loaded, so that a reader at the end stays there. */
  endsHere: boolean;
  onNearStart: () => void;
  onNearEnd: () => void;
  /** Called when the newest visible message or the reader's position may have changed. */
  onSight: (newest: number, position: 'end' | number) => void;
};

/** What keeps its position during changes: the end, or a message with its distance from the top. */
type Anchor = {
  at: 'end' | { id: number; top: number } | null;
  /** Scroll position and height of the scroller. */
  scroll: number;
  height: number;
};

/**
 * Keeps the reading position in a reversed scroller (`flex-direction: column-reverse`, origin at the end): at the end,
 * or at the topmost visible message, whatever loads, grows or resizes. `log` is the ref of the scroller, `content` of
 * its content.
 */
export function useScrollAnchor({ endsHere, onNearStart, onNearEnd, onSight }: Edges) {
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor>({ at: 'end', scroll: 0, height: 0 });
  // Nothing counts as seen before the initial position is set.
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
    // The reader may have scrolled before the event fires.
    const scrolled = box.scrollTop - scroll;
    if (at === 'end') {
      if (endsHere && scrolled === 0) box.scrollTop = 0;
    } else if (at) {
      const row = findRow(box, at.id);
      if (row) {
        // An opening keyboard takes height from below: the lowest content stays visible.
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
  // Runs between layout and paint, so that images, fonts, rotation and the keyboard cause no visible jump.
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
  /** Scrolls to a message: centred, or at the top with some context above. */
  const reveal = useCallback((row: HTMLElement, where: 'middle' | 'top') => {
    const box = log.current;
    if (!box) return;
    const free = where === 'middle' ? Math.max(0, (box.clientHeight - row.offsetHeight) / 2) : 64;
    box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top - free;
    now.current.look();
  }, []);
  /** Sets the initial position: at this message, or unchanged. */
  const begin = useCallback(
    (row: HTMLElement | null) => {
      hasBegun.current = true;
      if (row) reveal(row, 'top');
      else now.current.look();
    },
    [reveal],
  );
  const lookAgain = useCallback(() => now.current.look(), []);

  return { log, content, isAtEnd, toEnd, reveal, begin, look: lookAgain };
}
