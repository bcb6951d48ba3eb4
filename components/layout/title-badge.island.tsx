'use client';

// Shows how much is new in the title of the tab and on the icon of the app, which only a browser has.

import { useEffect } from 'react';
import { showAppBadge } from '../../lib/browser/push/push-mark.ts';
import { useBadges } from '../../lib/browser/transport/hooks.ts';
import { prefixTitle } from '../../lib/rules/platform/title-prefix.ts';

export function TitleBadge() {
  const { unread, newLikes, isKnown } = useBadges();
  const count = unread + newLikes;

  useEffect(() => {
    // The icon of the app and the title of the page before keep what they say until something better is known.
    if (!isKnown) return undefined;
    const write = () => {
      const title = prefixTitle(document.title, count);
      if (title !== document.title) document.title = title;
    };
    write();
    // A page that opens brings its own title.
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [isKnown, count]);

  useEffect(() => {
    if (isKnown) showAppBadge(count);
  }, [isKnown, count]);
  return null;
}
