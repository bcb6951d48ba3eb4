import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState, startTransition, useCallback } from 'react';
import { notify } from '#components/ui/toast.ts';
import { findRow } from './use-log-keys.ts';
import type { History, Place } from './use-messages.ts';
import type { useScrollAnchor } from './use-scroll-anchor.ts';

/** Milliseconds that a message stays lit up after a jump to it. */
const litFor = 2_000;

/** Goes to a message by its id, or to the end, wherever in the history that is, and takes the focus along. */
export function useJump(history: History, { log, toEnd, reveal }: ReturnType<typeof useScrollAnchor>) {
  const t = useTranslations('chat');
  const { messages, newer, pending, goTo, sent } = history;
  const [jumpTarget, setJumpTarget] = useState<Place | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const [lit, setLit] = useState(false);

  const to = (place: Place) => {
    setJumpTarget(place);
    setLit(false);
    if (place !== 'end') setTarget(place);
    const isHere = place === 'end' ? !newer.more : messages.some(({ id }) => id === place);
    if (isHere) return;
    goTo(place)
      .then((isFound) => isFound || Promise.reject(new Error('It is not there any more')))
      .catch(() => {
        setJumpTarget(null);
        notify({ kind: 'error', text: t('jumpFailed') });
      });
  };

  useLayoutEffect(() => {
    const box = log.current;
    if (!box || jumpTarget === null) return;
    if (jumpTarget === 'end') {
      if (newer.more) return;
      setJumpTarget(null);
      // The button that was pressed goes with the distance.
      if (!isWriting()) box.focus({ preventScroll: true });
      toEnd();
      return;
    }
    const row = findRow(box, jumpTarget);
    if (!row) return;
    setJumpTarget(null);
    setLit(true);
    reveal(row, 'middle');
    const message = row.querySelector<HTMLElement>('[data-message]') ?? row;
    if (message.tabIndex < 0) message.tabIndex = -1;
    message.focus({ preventScroll: true });
  }, [jumpTarget, messages, newer.more, log, toEnd, reveal]);

  useEffect(() => {
    if (!lit) return;
    const timer = setTimeout(() => {
      setLit(false);
      setTarget(null);
    }, litFor);
    return () => clearTimeout(timer);
  }, [lit, target]);

  // Who has written wants to see it.
  const written = pending.at(-1)?.client_message_id ?? sent;
  const known = useRef(new Set([written]));
  const latest = useRef(to);
  useEffect(() => {
    latest.current = to;
  });
  useEffect(() => {
    if (known.current.has(written)) return;
    known.current.add(written);
    latest.current('end');
  }, [written]);

  return { to, target, lit };
}

function isWriting(): boolean {
  return document.activeElement instanceof HTMLElement && document.activeElement.matches('textarea, input');
}

/** How far beyond the edges of the scroller what is in it is still drawn. */
const margin = '1500px 0px';

type Callback = (entry: IntersectionObserverEntry) => void;

const callbacks = new WeakMap<Element, Callback>();
const observers = new WeakMap<Element, IntersectionObserver>();

/**
 * Tells whether to draw what is in a box of a scroller: `height` is null then, and elsewhere the height in pixels that
 * it has had. What holds the focus, or is `wanted`, is drawn wherever it is.
 */
export function useNearby(jumpTarget: boolean) {
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
  return { ref, height: jumpTarget ? null : height };
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
