import { useEffect, useRef } from 'react';
import { swipeKey, type SwipeKey } from '#lib/rules/community/swipe-deck.ts';
import { pressedKey } from '#components/ui/pressed-key.ts';

/** Elements that use arrow keys or backspace themselves. */
const ownKeys = 'input, textarea, select, [contenteditable], dialog, details[open]';

/** Handles arrow keys and backspace regardless of the focus, while no dialog is open. */
export function useSwipeKeys(press: (key: SwipeKey) => void): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = swipeKey(pressedKey(event));
      if (!key || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
        return;
      if (event.target instanceof Element && event.target.closest(ownKeys)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      // A held key decides only one card.
      if (!event.repeat) latest.current(key);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
