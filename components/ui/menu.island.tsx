'use client';

// A small menu. It opens without scripts; the browser adds arrow keys, and closing on Escape, outside presses and
// choices.

import { type ReactNode, useEffect, useRef } from 'react';
import { pressedKey } from './pressed-key.ts';

type MenuProps = {
  /** The visible part that opens the menu. */
  summary: ReactNode;
  /** Accessible name of the summary. */
  label: string;
  className?: string;
  /** The summary's classes, and its id if it must be focusable by code. */
  look?: string;
  id?: string;
  /** Called before opening, to preload the content. */
  onWanted?: () => void;
  /** `<li>` elements. */
  children: ReactNode;
};

export function Menu({ summary, label, className, look, id, onWanted, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const opener = element.querySelector('summary');
    const close = () => {
      element.open = false;
    };
    const closeElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) close();
    };
    const closeOnChoice = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('li')) return;
      close();
      // The pressed item is hidden now; a dialog that it opens returns the focus to the current element.
      opener?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      const key = pressedKey(event);
      if (!element.open) {
        if (key !== 'ArrowDown') return;
        element.open = true;
      } else if (key === 'Escape') {
        // A surrounding dialog stays open.
        event.preventDefault();
        event.stopPropagation();
        close();
        opener?.focus();
        return;
      }
      const choices = [...element.querySelectorAll<HTMLElement>('li a, li button:not(:disabled)')];
      const at = choices.findIndex((choice) => choice === document.activeElement);
      // The opener precedes the first item, and so follows the last.
      const to = { ArrowDown: (at + 1) % choices.length, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[
        key
      ];
      if (to === undefined) return;
      event.preventDefault();
      choices.at(to)?.focus();
    };
    const ends = new AbortController();
    const { signal } = ends;
    document.addEventListener('pointerdown', closeElsewhere, { signal });
    document.addEventListener('focusin', closeElsewhere, { signal });
    element.addEventListener('click', closeOnChoice, { signal });
    element.addEventListener('keydown', onKey, { signal });
    return () => ends.abort();
  }, []);

  return (
    <details
      ref={menu}
      className={className ? `vk-menu ${className}` : 'vk-menu'}
      // Screen readers and voice control may press without pointer or focus.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onWanted?.();
      }}
    >
      <summary id={id} className={look} aria-label={label} onPointerEnter={onWanted} onFocus={onWanted}>
        {summary}
      </summary>
      <ul className="vk-menu-panel">{children}</ul>
    </details>
  );
}
