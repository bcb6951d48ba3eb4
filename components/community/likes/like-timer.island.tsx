'use client';

// Renders nothing: removes the query parameter `t` from a member's address and schedules the like modal
// (`docs/specification.md` §2). An
// island because the page is the same for every `t`, which only the browser knows.

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { planLike } from '#lib/browser/community/due-like.ts';
import { likeDelay } from '#lib/rules/community/like-delay.ts';

/** Beside `MatchWatch`; for visitors the shell's script removes it without a modal. */
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
