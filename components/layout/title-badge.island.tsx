'use client';

// Shows the counts in the tab's title and on the app's icon.

import { useEffect } from 'react';
import { showAppBadge } from '../../lib/browser/push/push-stored.ts';
import { useBadges } from '../../lib/browser/transport/hooks.ts';
import { prefixTitle } from '../../lib/rules/platform/title-prefix.ts';

export function TitleBadge() {
  const { unread, newLikes, isKnown } = useBadges();
  const count = unread + newLikes;

  useEffect(() => {
    // Icon and title keep their counts until new ones are known.
    if (!isKnown) return undefined;
    const write = () => {
      const title = prefixTitle(document.title, count);
      if (title !== document.title) document.title = title;
    };
    write();
    // A new page sets its own title.
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [isKnown, count]);

  useEffect(() => {
    if (isKnown) showAppBadge(count);
  }, [isKnown, count]);
  return null;
}
