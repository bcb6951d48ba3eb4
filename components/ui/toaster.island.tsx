'use client';

// The place where toasts appear; empty until the first one, because only the browser knows when that is.

import { lazy, Suspense, useEffect, useState } from 'react';
import { loadLater } from '../../lib/browser/transport/load-later.ts';
import { hasToasts, subscribeToasts } from './toast.ts';

const ToastStack = lazy(() =>
  loadLater(() => import('./toast-stack.island.tsx')).then((file) => ({ default: file.ToastStack })),
);

/** Stands once in every layout; `label` names the region for screen readers. */
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
