import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent, type RefObject } from 'react';
import { pressedKey } from '#components/ui/pressed-key.ts';

/**
 * Moves through the messages by arrow keys. From the log they go to the lowest visible message, and Escape returns to
 * it. A message's dialog handles its own keys.
 */
export function moveByKeys(event: KeyboardEvent | ReactKeyboardEvent): void {
  const key = pressedKey(event);
  const { target, currentTarget: log } = event;
  if (!(target instanceof HTMLElement) || !(log instanceof HTMLElement) || target.closest('dialog')) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const here = target.closest<HTMLElement>('[data-message]');
  if (key === 'Escape' && here) {
    log.focus({ preventScroll: true });
  } else if (key === 'ArrowUp' || key === 'ArrowDown') {
    const all = [...log.querySelectorAll<HTMLElement>('[data-message]')];
    const next = here ? all[all.indexOf(here) + (key === 'ArrowUp' ? -1 : 1)] : lowestInSight(log, all);
    if (!next) return;
    event.preventDefault();
    next.focus();
    // Focus alone would leave a partly hidden message where it is.
    next.scrollIntoView({ block: 'nearest' });
  }
}

function lowestInSight(log: HTMLElement, all: HTMLElement[]): HTMLElement | undefined {
  const edge = log.getBoundingClientRect().bottom;
  return all.findLast((each) => each.getBoundingClientRect().top < edge) ?? all.at(-1);
}

/** Visible pixels from which a message counts as seen. */
const enough = 40;

/** The row of a message, if rendered. */
export function findRow(log: HTMLElement, id: number): HTMLElement | null {
  return log.querySelector<HTMLElement>(`[data-row="${id}"]`);
}

/** The topmost visible message, with its distance from the top in pixels. */
export function topInSight(log: HTMLElement): { id: number; top: number } | null {
  const edges = log.getBoundingClientRect();
  for (const row of log.querySelectorAll<HTMLElement>('[data-row]')) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > edges.top && top < edges.bottom)
      return { id: Number(row.dataset.row), top: top - edges.top };
  }
  return null;
}

/** The newest message of which enough is visible; null for none. */
export function lastInSight(log: HTMLElement): number | null {
  const edges = log.getBoundingClientRect();
  const rows = [...log.querySelectorAll<HTMLElement>('[data-row]')];
  const last = rows.findLast((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + Math.min(height, enough) <= edges.bottom + 1;
  });
  return last ? Number(last.dataset.row) : null;
}

/**
 * Moves through the messages by keys: arrows step, End jumps to the newest even if not loaded; paging is native. A
 * focused message that was scrolled away is brought back first.
 */
export function useLogKeys(log: RefObject<HTMLElement | null>, toEnd: (() => void) | null): void {
  const onKey = useEffectEvent((event: KeyboardEvent, box: HTMLElement) => {
    const key = pressedKey(event);
    const { target } = event;
    const here = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-message]') : null;
    if (key === 'End' && toEnd && (target === box || target === here)) {
      event.preventDefault();
      toEnd();
    } else if ((key === 'ArrowUp' || key === 'ArrowDown') && here === target && here && isAway(here, box)) {
      event.preventDefault();
      here.scrollIntoView({ block: 'center' });
    } else moveByKeys(event);
  });
  useEffect(() => {
    const box = log.current;
    if (!box) return;
    const onKeyDown = (event: KeyboardEvent) => onKey(event, box);
    box.addEventListener('keydown', onKeyDown);
    return () => box.removeEventListener('keydown', onKeyDown);
  }, [log]);
}

function isAway(message: HTMLElement, box: HTMLElement): boolean {
  const { top, bottom } = message.getBoundingClientRect();
  const edges = box.getBoundingClientRect();
  return edges.height > 0 && (bottom < edges.top || top > edges.bottom);
}
