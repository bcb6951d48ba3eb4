import { useLayoutEffect } from 'react';
import { bareTitle } from '../../lib/rules/platform/title-prefix.ts';
import { useSite } from './site-context.island.tsx';

/** Titles the tab after what the browser fetched, where the shared page's own title does not know it. */
export function usePageTitle(text: string): void {
  const { name } = useSite();
  // As `document.title` returns it; any difference would be written again and again.
  const title = `${text} · ${name}`.replace(/[\t\n\f\r ]+/g, ' ').trim();
  useLayoutEffect(() => {
    const shared = document.title;
    const write = () => {
      if (bareTitle(document.title) !== title) document.title = title;
    };
    write();
    // The shared title may arrive after the page, and counts are put before it.
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (bareTitle(document.title) === title) document.title = shared;
    };
  }, [title]);
}
