import { useCallback, useLayoutEffect } from 'react';
import { bareTitle } from '../../lib/rules/platform/title-prefix.ts';
import { useSite } from './site-context.island.tsx';

/**
 * Rewrites the tab's title, and each title that the page sets later. `rewrite` must be stable, and must leave its own
 * results unchanged.
 */
export function useRewrittenTitle(rewrite: (title: string) => string): void {
  useLayoutEffect(() => {
    const write = () => {
      const title = rewrite(document.title);
      if (title !== document.title) document.title = title;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [rewrite]);
}

/** Titles the tab after what the browser fetched, where the shared page's own title does not know it. */
export function usePageTitle(text: string): void {
  const { name } = useSite();
  // As `document.title` returns it; any difference would be written again and again.
  const title = `${text} · ${name}`.replace(/[\t\n\f\r ]+/g, ' ').trim();
  useLayoutEffect(() => {
    const shared = document.title;
    return () => {
      if (bareTitle(document.title) === title) document.title = shared;
    };
  }, [title]);
  // Counts are put before it.
  useRewrittenTitle(useCallback((now) => (bareTitle(now) === title ? now : title), [title]));
}
