import { useEffect, useRef, useState } from 'react';
import { meantKey } from '#components/ui/meant-key.ts';

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Moves the focus between the links of a list by arrow keys, Home and End; above the first one stands the search.
 * `onReach` hears which of them has it, counted from 0.
 */
export function useRowKeys(onReach: (at: number) => void) {
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  }, [onReach]);

  useEffect(() => {
    if (!list) return undefined;
    const onFocus = () => reach.current(focusedAt(list));
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[meantKey(event)];
      const at = focusedAt(list);
      if (!step || at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const to = step(at, linksOf(list).length - 1);
      if (to >= 0) linksOf(list)[to]?.focus();
      else search.current?.focus();
    };
    list.addEventListener('focusin', onFocus);
    list.addEventListener('keydown', onKeyDown);
    return () => {
      list.removeEventListener('focusin', onFocus);
      list.removeEventListener('keydown', onKeyDown);
    };
  }, [list]);
  return { list, setList, search, focusFirst: () => list && linksOf(list)[0]?.focus() };
}

const linksOf = (list: Element) => [...list.querySelectorAll('a')];

function focusedAt(list: Element): number {
  return linksOf(list).findIndex((link) => link === document.activeElement);
}
