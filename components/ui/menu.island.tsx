'use client';

// The frame of a small menu. It opens without scripts; the browser adds closing on Escape, a press elsewhere, a choice.

import { type ReactNode, useEffect, useRef } from 'react';

type MenuProps = {
  /** What is always seen and opens the menu. */
  summary: ReactNode;
  /** Name of the summary for screen readers. */
  label: string;
  className?: string;
  /** Classes of the summary. */
  look?: string;
  /** `<li>` elements. */
  children: ReactNode;
};

export function Menu({ summary, label, className, look, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeElsewhere = (event: Event) => {
      if (menu.current && !menu.current.contains(event.target as Node)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('focusin', closeElsewhere);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('focusin', closeElsewhere);
    };
  }, []);

  function close() {
    if (menu.current) menu.current.open = false;
  }

  return (
    <details
      ref={menu}
      className={className ? `vk-menu ${className}` : 'vk-menu'}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        close();
        menu.current.querySelector('summary')?.focus();
      }}
    >
      <summary className={look} aria-label={label}>
        {summary}
      </summary>
      <ul className="vk-menu-panel" onClick={close}>
        {children}
      </ul>
    </details>
  );
}
