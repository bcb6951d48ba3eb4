import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Milliseconds after a press or a key in which a page may change before somebody's eyes: they expect it to. */
const expected = 500;

/**
 * Has what comes late at the top of a page push nothing that is being read: the page is scrolled by as much, so that
 * the newcomer waits above it and stands in place on the next page. A page that is scrolled already does so by itself;
 * on one too short to hide the newcomer whole it stands in view, rather than half beneath the top bar.
 */
export function useQuietArrival(isShown: boolean): RefObject<HTMLElement | null> {
  const newcomer = useRef<HTMLElement>(null);
  const lastInput = useRef(-expected);

  useEffect(() => {
    const note = ({ timeStamp }: Event) => {
      lastInput.current = timeStamp;
    };
    const deeds = ['pointerdown', 'keydown', 'click'];
    for (const deed of deeds) window.addEventListener(deed, note, { capture: true, passive: true });
    return () => {
      for (const deed of deeds) window.removeEventListener(deed, note, { capture: true });
    };
  }, []);

  useLayoutEffect(() => {
    const height = roomOf(newcomer.current);
    const isExpected = performance.now() - lastInput.current < expected;
    if (isShown && height > 0 && height <= roomBelow() && !isExpected && window.scrollY === 0)
      window.scrollBy({ top: height, behavior: 'instant' });
  }, [isShown]);

  return newcomer;
}

/** Pixels by which a page at its top can be scrolled. */
function roomBelow(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}

/** Pixels by which an element pushes down what follows it. */
function roomOf(element: HTMLElement | null): number {
  const next = element?.nextElementSibling ?? element?.parentElement?.nextElementSibling;
  if (!element || !next) return 0;
  return next.getBoundingClientRect().top - element.getBoundingClientRect().top;
}
