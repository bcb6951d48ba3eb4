'use client';

// Renders toasts; empty until the first one.

import { useEffect, useState } from 'react';
import { lateComponent } from './late-component.tsx';
import { hasToasts, subscribeToasts } from './toast.ts';

const ToastStack = lateComponent(() => import('./toast-stack.island.tsx').then((file) => file.ToastStack));

/** Mounted once in every layout; `label` is the region's accessible name. */
export function Toaster({ label }: { label: string }) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const look = () => setNeeded((before) => before || hasToasts());
    look();
    return subscribeToasts(look);
  }, []);
  return isNeeded && <ToastStack label={label} />;
}
