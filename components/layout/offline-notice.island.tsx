'use client';

// Shows that the connection is lost, and briefly that it is back, as reported by the browser.

import { useEffect, useState } from 'react';

const BACK_SHOWN_MS = 4000;

export function OfflineNotice({ offline, online }: { offline: string; online: string }) {
  const [state, setState] = useState<'quiet' | 'offline' | 'online'>('quiet');

  useEffect(() => {
    const lost = () => setState('offline');
    const found = () => setState((before) => (before === 'offline' ? 'online' : before));
    if (!navigator.onLine) lost();
    window.addEventListener('offline', lost);
    window.addEventListener('online', found);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', found);
    };
  }, []);

  useEffect(() => {
    if (state !== 'online') return;
    const timer = setTimeout(() => setState('quiet'), BACK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <div role="status">
      {state !== 'quiet' && <p className="vk-notice-strip m-0">{state === 'offline' ? offline : online}</p>}
    </div>
  );
}
