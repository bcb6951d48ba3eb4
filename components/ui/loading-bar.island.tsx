'use client';

// The progress bar of a slow navigation; it depends on clicks, so it loads on the first interaction.

import { lazy, Suspense, useEffect, useState } from 'react';
import { loadLater } from '../../lib/browser/transport/load-later.ts';

const ProgressBar = lazy(() =>
  loadLater(() => import('./progress-bar.island.tsx')).then((file) => ({ default: file.ProgressBar })),
);

const firstTouches = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

export function LoadingBar() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const want = () => setNeeded(true);
    for (const type of firstTouches) window.addEventListener(type, want, { once: true, passive: true });
    return () => {
      for (const type of firstTouches) window.removeEventListener(type, want);
    };
  }, []);
  return isNeeded ? (
    <Suspense fallback={null}>
      <ProgressBar />
    </Suspense>
  ) : null;
}
