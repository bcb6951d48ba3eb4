'use client';

// The frame of a small menu. It opens without scripts; the browser adds arrow keys, and closing on Escape, a press
// elsewhere, a choice.

import { type ReactNode, useEffect, useRef } from 'react';
import { meantKey } from './meant-key.ts';

type MenuProps = {
  /** What is always seen and opens the menu. */
  summary: ReactNode;
  /** Name of the summary for screen readers. */
  label: string;
  className?: string;
  /** Classes of the summary, and its id where focus is to be brought to it. */
  look?: string;
  id?: string;
  /** It is about to be opened: time to load what is in it. */
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
      // What was pressed is out of sight now; a dialog that it opens gives the focus back to what it finds here.
      opener?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      const key = meantKey(event);
      if (!element.open) {
        if (key !== 'ArrowDown') return;
        element.open = true;
      } else if (key === 'Escape') {
        // A dialog around the menu stays open.
        event.preventDefault();
        event.stopPropagation();
        close();
        opener?.focus();
        return;
      }
      const choices = [...element.querySelectorAll<HTMLElement>('li a, li button:not(:disabled)')];
      const at = choices.findIndex((choice) => choice === document.activeElement);
      // What opens the menu stands before the first choice, and thus after the last one.
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
      // A screen reader or a voice may press without a pointer and without bringing the focus.
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
