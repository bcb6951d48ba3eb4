'use client';

// Shows how much is new in the title of the tab and on the icon of the app, which only a browser has.

import { useEffect } from 'react';
import { useBadges } from '../../lib/api/hooks.ts';
import { prefixTitle } from '../../lib/rules/title-prefix.ts';

export function NewCount() {
  const { unread, newLikes } = useBadges();
  const count = unread + newLikes;

  useEffect(() => {
    const write = () => {
      const title = prefixTitle(document.title, count);
      if (title !== document.title) document.title = title;
    };
    write();
    // A page that opens brings its own title.
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [count]);

  useEffect(() => {
    // Section 8: a failed update of the app badge is ignored.
    void navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count]);
  return null;
}
