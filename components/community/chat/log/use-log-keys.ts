import { useEffect, useRef, type RefObject } from 'react';
import { moveByKeys } from './move-by-keys.ts';
import { meantKey } from '#components/ui/meant-key.ts';

/**
 * Leads through the messages by keys: arrows from one to the next, End to the newest of all where that is not loaded;
 * paging is the browser's own. A message that was scrolled away from is brought back before the way goes on from it.
 */
export function useLogKeys(log: RefObject<HTMLElement | null>, toEnd: (() => void) | null): void {
  const end = useRef(toEnd);
  useEffect(() => {
    end.current = toEnd;
  });
  useEffect(() => {
    const box = log.current;
    if (!box) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = meantKey(event);
      const { target } = event;
      const here = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-message]') : null;
      if (key === 'End' && end.current && (target === box || target === here)) {
        event.preventDefault();
        end.current();
      } else if ((key === 'ArrowUp' || key === 'ArrowDown') && here === target && here && isAway(here, box)) {
        event.preventDefault();
        here.scrollIntoView({ block: 'center' });
      } else moveByKeys(event);
    };
    box.addEventListener('keydown', onKeyDown);
    return () => box.removeEventListener('keydown', onKeyDown);
  }, [log]);
}

function isAway(message: HTMLElement, box: HTMLElement): boolean {
  const { top, bottom } = message.getBoundingClientRect();
  const edges = box.getBoundingClientRect();
  return edges.height > 0 && (bottom < edges.top || top > edges.bottom);
}
