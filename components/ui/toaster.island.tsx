'use client';

// Renders toasts; empty until the first one.

import { lazy, Suspense, useEffect, useState } from 'react';
import { loadLater } from '../../lib/browser/transport/load-later.ts';
import { hasToasts, subscribeToasts } from './toast.ts';

const ToastStack = lazy(() =>
  loadLater(() => import('./toast-stack.island.tsx')).then((file) => ({ default: file.ToastStack })),
);

/** Mounted once in every layout; `label` is the region's accessible name. */
export function Toaster({ label }: { label: string }) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const look = () => setNeeded((before) => before || hasToasts());
    look();
    return subscribeToasts(look);
  }, []);
  return isNeeded ? (
    <Suspense fallback={null}>
      <ToastStack label={label} />
    </Suspense>
  ) : null;
}
