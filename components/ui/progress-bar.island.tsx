'use client';

// The loading bar of @bprogress/next, which listens to clicks on links and to the router.

import { ProgressProvider } from '@bprogress/next/app';
import { useEffect } from 'react';

/** Section 9: nothing for 200 ms, then some 5,000 ms to the end (25 steps of 200 ms). */
const DELAY_MS = 200;
const STEP_MS = 200;

export function ProgressBar() {
  useEffect(() => {
    // It takes hold of links when the document next changes, and a page that stands already may never change.
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
