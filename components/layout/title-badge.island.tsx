'use client';

// Shows the counts in the tab's title and on the app's icon.

import { useCallback, useEffect } from 'react';
import { showAppBadge } from '../../lib/browser/push/push-stored.ts';
import { useBadges } from '../../lib/browser/transport/hooks.ts';
import { prefixTitle } from '../../lib/rules/platform/title-prefix.ts';
import { useRewrittenTitle } from '../site/use-title.ts';

export function TitleBadge() {
  const { unread, newLikes, isKnown } = useBadges();
  const count = unread + newLikes;

  // Icon and title keep their counts until new ones are known.
  useRewrittenTitle(useCallback((title) => (isKnown ? prefixTitle(title, count) : title), [isKnown, count]));
  useEffect(() => {
    if (isKnown) showAppBadge(count);
  }, [isKnown, count]);
  return null;
}
