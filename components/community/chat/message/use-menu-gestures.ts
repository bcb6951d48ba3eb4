import { useEffect, useEffectEvent, type RefObject } from 'react';
import { pressedKey } from '#components/ui/pressed-key.ts';

/** Duration of a long press in milliseconds, and its tolerance in pixels. */
const longPressMs = 450;
const slack = 10;

/**
 * Handles what opens a message's menu: Enter when focused, the menu key or Shift+F10, and a long press. The right mouse
 * button opens the browser's menu.
 */
export function useMenuGestures(item: RefObject<HTMLElement | null>, onMenu: () => void): void {
  const open = useEffectEvent(onMenu);
  useEffect(() => {
    const element = item.current;
    if (!element) return;
    const ask = (event: Event) => {
      event.preventDefault();
      open();
    };
    const onKey = (event: KeyboardEvent) => {
      if (hasOwnMenu(event.target)) return;
      const key = pressedKey(event);
      const isMenuKey = key === 'ContextMenu' || (key === 'F10' && event.shiftKey);
      if (isMenuKey || (key === 'Enter' && event.target === element)) ask(event);
    };
    const onContextMenu = (event: MouseEvent) => {
      const isMouse = (event as PointerEvent).pointerType === 'mouse' && event.button === 2;
      if (!isMouse && !hasOwnMenu(event.target)) ask(event);
    };
    const stopResting = listenForRest(element, () => open());
    element.addEventListener('keydown', onKey);
    element.addEventListener('contextmenu', onContextMenu);
    return () => {
      stopResting();
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('contextmenu', onContextMenu);
    };
  }, [item]);
}

/** Scrolling or leaving cancels the long press. */
function listenForRest(element: HTMLElement, onRest: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  const stop = () => clearTimeout(timer);
  const begin = (event: PointerEvent) => {
    stop();
    if (event.pointerType !== 'touch' || !event.isPrimary || hasOwnMenu(event.target)) return;
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

/** Links have the browser's menu, and dialogs are not part of the message. */
function hasOwnMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-own-menu], dialog') !== null;
}
