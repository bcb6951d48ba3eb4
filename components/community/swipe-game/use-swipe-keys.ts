import { useEffect, useRef } from 'react';
import { swipeKey, type SwipeKey } from '#lib/rules/community/swipe-deck.ts';
import { meantKey } from '#components/ui/meant-key.ts';

/** Elements that have a use for arrow keys or backspace themselves. */
const ownKeys = 'input, textarea, select, [contenteditable], dialog, details[open]';

/** Lets the arrow keys and backspace play, wherever the focus is, while no dialog is open. */
export function useSwipeKeys(press: (key: SwipeKey) => void): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = swipeKey(meantKey(event));
      if (!key || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
        return;
      if (event.target instanceof Element && event.target.closest(ownKeys)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      // A key held down decides on one card, not on all of them.
      if (!event.repeat) latest.current(key);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
