import { useEffect, useRef, type RefObject } from 'react';
import { meantKey } from '#components/ui/meant-key.ts';

/** Milliseconds and pixels within which a finger that rests is meant to. */
const longPressMs = 450;
const slack = 10;

/**
 * Hears everything that asks for the menu of a message: Enter while it has the focus, the key of the menu or Shift and
 * F10, and a finger that rests on it. The right button of a mouse keeps the menu of the browser.
 */
export function useMenuGestures(item: RefObject<HTMLElement | null>, onMenu: () => void): void {
  const now = useRef(onMenu);
  useEffect(() => {
    now.current = onMenu;
  });
  useEffect(() => {
    const element = item.current;
    if (!element) return;
    const ask = (event: Event) => {
      event.preventDefault();
      now.current();
    };
    const onKey = (event: KeyboardEvent) => {
      if (keepsItsOwn(event.target)) return;
      const key = meantKey(event);
      const isMenuKey = key === 'ContextMenu' || (key === 'F10' && event.shiftKey);
      if (isMenuKey || (key === 'Enter' && event.target === element)) ask(event);
    };
    const onContextMenu = (event: MouseEvent) => {
      const isMouse = (event as PointerEvent).pointerType === 'mouse' && event.button === 2;
      if (!isMouse && !keepsItsOwn(event.target)) ask(event);
    };
    const stopResting = listenForRest(element, () => now.current());
    element.addEventListener('keydown', onKey);
    element.addEventListener('contextmenu', onContextMenu);
    return () => {
      stopResting();
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('contextmenu', onContextMenu);
    };
  }, [item]);
}

/** A finger that scrolls or leaves does not rest. */
function listenForRest(element: HTMLElement, onRest: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  const stop = () => clearTimeout(timer);
  const begin = (event: PointerEvent) => {
    stop();
    if (event.pointerType !== 'touch' || !event.isPrimary || keepsItsOwn(event.target)) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(onRest, longPressMs);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > slack) stop();
  };
  const ends = ['pointerup', 'pointercancel', 'pointerleave'] as const;
  element.addEventListener('pointerdown', begin);
  element.addEventListener('pointermove', move);
  for (const type of ends) element.addEventListener(type, stop);
  return () => {
    stop();
    element.removeEventListener('pointerdown', begin);
    element.removeEventListener('pointermove', move);
    for (const type of ends) element.removeEventListener(type, stop);
  };
}

/** A link in a text has a menu of the browser, and a dialog is not the message. */
function keepsItsOwn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-own-menu], dialog') !== null;
}
