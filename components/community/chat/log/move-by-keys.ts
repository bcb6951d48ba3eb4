import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { meantKey } from '#components/ui/meant-key.ts';

/**
 * Leads through the messages by arrow keys; hears the keys of the log. From the log itself they go to the lowest
 * message in sight, and Escape goes back to it. A dialog that a message has opened keeps its keys.
 */
export function moveByKeys(event: KeyboardEvent | ReactKeyboardEvent): void {
  const key = meantKey(event);
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
    // Focus alone would leave a message behind the edge that it only touches.
    next.scrollIntoView({ block: 'nearest' });
  }
}

function lowestInSight(log: HTMLElement, all: HTMLElement[]): HTMLElement | undefined {
  const edge = log.getBoundingClientRect().bottom;
  return all.findLast((each) => each.getBoundingClientRect().top < edge) ?? all.at(-1);
}
