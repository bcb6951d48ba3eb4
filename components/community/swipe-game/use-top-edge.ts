import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Tells an element's styles how far down the page it begins, as `--top`: alerts and headings above it take what they need. */
export function useTopEdge<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const note = () => {
      const top = element.current ? element.current.getBoundingClientRect().top + window.scrollY : 0;
      element.current?.style.setProperty('--top', `${Math.ceil(top)}px`);
    };
    note();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(note);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  return element;
}
