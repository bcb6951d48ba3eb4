import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** How far beyond the edges of the scroller what is in it is still drawn. */
const margin = '1500px 0px';

type Callback = (entry: IntersectionObserverEntry) => void;

const callbacks = new WeakMap<Element, Callback>();
const observers = new WeakMap<Element, IntersectionObserver>();

/**
 * Tells whether to draw what is in a box of a scroller: `height` is null then, and elsewhere the height in pixels that
 * it has had. What holds the focus, or is `wanted`, is drawn wherever it is.
 */
export function useNearby(wanted: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const isFar = useRef(false);
  const [height, setHeight] = useState<number | null>(null);

  useEffect(() => {
    const element = box.current;
    const observer = element && observerFor(element);
    if (!element || !observer) return;
    const settle = () => {
      const mayGo = isFar.current && !element.contains(document.activeElement);
      // Drawing is cut into small pieces: there is room to come to, and scrolling must not wait for it.
      startTransition(() =>
        setHeight((before) => (mayGo ? (before ?? element.getBoundingClientRect().height) : null)),
      );
    };
    callbacks.set(element, ({ isIntersecting }) => {
      isFar.current = !isIntersecting;
      settle();
    });
    observer.observe(element);
    // The focus goes on its way first.
    const onFocusOut = () => setTimeout(settle);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      observer.unobserve(element);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, []);

  const ref = useCallback((element: HTMLDivElement | null) => {
    box.current = element;
  }, []);
  return { ref, height: wanted ? null : height };
}

/** One for each scroller; browsers without any draw everything. */
function observerFor(element: Element): IntersectionObserver | null {
  const root = element.closest('[role="log"]');
  if (!root || typeof IntersectionObserver === 'undefined') return null;
  let observer = observers.get(root);
  if (!observer) {
    observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) callbacks.get(entry.target)?.(entry);
      },
      { root, rootMargin: margin },
    );
    observers.set(root, observer);
  }
  return observer;
}
