'use client';

// The frame of a small menu. It opens without scripts; the browser adds closing on Escape, a press elsewhere, a choice.

import { type ReactNode, useEffect, useRef } from 'react';

type MenuProps = {
  /** What is always seen and opens the menu. */
  summary: ReactNode;
  /** Name of the summary for screen readers. */
  label: string;
  className?: string;
  /** Classes of the summary, and its id where focus is to be brought to it. */
  look?: string;
  id?: string;
  /** `<li>` elements. */
  children: ReactNode;
};

export function Menu({ summary, label, className, look, id, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const close = () => {
      element.open = false;
    };
    const closeElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) close();
    };
    const closeOnChoice = ({ target }: Event) => {
      if (target instanceof Element && target.closest('li')) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !element.open) return;
      close();
      element.querySelector('summary')?.focus();
    };
    const elsewhere = ['pointerdown', 'focusin'] as const;
    for (const type of elsewhere) document.addEventListener(type, closeElsewhere);
    element.addEventListener('click', closeOnChoice);
    element.addEventListener('keydown', closeOnEscape);
    return () => {
      for (const type of elsewhere) document.removeEventListener(type, closeElsewhere);
      element.removeEventListener('click', closeOnChoice);
      element.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return (
    <details ref={menu} className={className ? `vk-menu ${className}` : 'vk-menu'}>
      <summary id={id} className={look} aria-label={label}>
        {summary}
      </summary>
      <ul className="vk-menu-panel">{children}</ul>
    </details>
  );
}
