'use client';

// The progress bar of a slow navigation; it depends on clicks, so it loads on the first interaction.

import { useEffect, useState } from 'react';
import { lateComponent } from './late-component.tsx';

const ProgressBar = lateComponent(() => import('./progress-bar.island.tsx').then((file) => file.ProgressBar));

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
  return isNeeded && <ProgressBar />;
}
