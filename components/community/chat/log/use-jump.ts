import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState, startTransition, useCallback } from 'react';
import { notify } from '#components/ui/toast.ts';
import { findRow } from './use-log-keys.ts';
import type { History, LogPosition } from './use-messages.ts';
import type { useScrollAnchor } from './use-scroll-anchor.ts';

/** Milliseconds for which a jump target is highlighted. */
const litFor = 2_000;

/** Jumps to a message by id, or to the end, anywhere in the history, and moves the focus. */
export function useJump(history: History, { log, toEnd, reveal }: ReturnType<typeof useScrollAnchor>) {
  const t = useTranslations('chat');
  const { messages, newer, pending, goTo, sent } = history;
  const [jumpTarget, setJumpTarget] = useState<LogPosition | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const [lit, setLit] = useState(false);

  const to = (position: LogPosition) => {
    setJumpTarget(position);
    setLit(false);
    if (position !== 'end') setTarget(position);
    const isHere = position === 'end' ? !newer.more : messages.some(({ id }) => id === position);
    if (isHere) return;
    goTo(position)
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
      // The pressed button disappears once the end is near.
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

  // The sender wants to see the new message.
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

/** How far beyond the scroller's edges content is rendered. */
const margin = '1500px 0px';

type Callback = (entry: IntersectionObserverEntry) => void;

const callbacks = new WeakMap<Element, Callback>();
const observers = new WeakMap<Element, IntersectionObserver>();

/**
 * Whether to render a box in a scroller: `height` is null if so, else its last height in pixels. A box with the focus
 * or the jump target is always rendered.
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
      // Rendered in a transition, as it has time and must not block scrolling.
      startTransition(() =>
        setHeight((before) => (mayGo ? (before ?? element.getBoundingClientRect().height) : null)),
      );
    };
    callbacks.set(element, ({ isIntersecting }) => {
      isFar.current = !isIntersecting;
      settle();
    });
    observer.observe(element);
    // Lets the focus move first.
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

/** One observer per scroller; browsers without support render everything. */
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
