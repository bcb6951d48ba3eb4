'use client';

// The progress bar of @bprogress/next, which follows link clicks and the router.

import { ProgressProvider } from '@bprogress/next/app';
import { useEffect } from 'react';

/** `docs/specification.md` §9: hidden for 200 ms, then about 5,000 ms to the end (25 steps of 200 ms). */
const DELAY_MS = 200;
const STEP_MS = 200;

export function ProgressBar() {
  useEffect(() => {
    // It attaches to links on the next document change, which a finished page may never have.
    const nudge = document.createComment('');
    document.body.append(nudge);
    nudge.remove();
  }, []);
  return (
    <ProgressProvider
      color="var(--vk-primary)"
      height="3px"
      delay={DELAY_MS}
      options={{ showSpinner: false, trickleSpeed: STEP_MS }}
    />
  );
}
