import type { CSSProperties } from 'react';

/** Pixels of the menu, whose width the style sheet sets as well, and of the room around it. */
const menuWidth = 288;
const menuHeight = 400;
const room = 8;

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;
type Size = { width: number; height: number };

/** Where the menu of a message opens: below it, above it in the lower half of the window, on the side of its sender. */
export function menuPlace(box: Box, own: boolean, window: Size): CSSProperties {
  const mostAside = window.width - menuWidth - room;
  const mostDown = window.height - menuHeight - room;
  const isHigh = (box.top + box.bottom) / 2 < window.height / 2;
  return {
    '--menu-top': isHigh ? px(box.bottom + 4, mostDown) : 'auto',
    '--menu-bottom': isHigh ? 'auto' : px(window.height - box.top + 4, mostDown),
    '--menu-left': own ? 'auto' : px(box.left, mostAside),
    '--menu-right': own ? px(window.width - box.right, mostAside) : 'auto',
  } as CSSProperties;
}

function px(wanted: number, most: number): string {
  return `${Math.round(Math.max(room, Math.min(wanted, most)))}px`;
}
