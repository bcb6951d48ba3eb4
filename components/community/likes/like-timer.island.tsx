'use client';

// Shows nothing: takes the query parameter `t` out of a member's address and plans the like modal by it (section 2). It
// is an island because the page itself is the same for every `t`, and only the browser knows its address.

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { planLike } from '#lib/browser/community/due-like.ts';
import { likeDelay } from '#lib/rules/community/like-delay.ts';

/** Stands beside `MatchWatch`; the shell's script does the same for visitors, who are shown nothing. */
export function LikeTimer() {
  const path = usePathname();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const delay = likeDelay(search);
    if (delay.search === null) return;
    window.history.replaceState(null, '', pathname + delay.search + hash);
    if (delay.seconds !== null) planLike(delay.seconds);
  }, [path]);
  return null;
}
