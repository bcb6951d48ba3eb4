'use client';

// Renders nothing: sends messages written offline, from any page. Only the browser has them; the sending code loads
// when needed.

import { useEffect } from 'react';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { listStoredMessages, onStoredChange } from '#lib/browser/storage/outbox-storage.ts';
import { loadLater } from '#lib/browser/transport/load-later.ts';

/** Mounted once in every layout. */
export function OutboxWatch() {
  const own = useUser().user?.profile.id;
  useEffect(() => {
    if (own === undefined) return;
    const resume = () => {
      if (listStoredMessages(own).length === 0) return;
      void loadLater(() => import('./send-message.ts')).then(
        (file) => file.resumeOutbox(own),
        () => undefined,
      );
    };
    resume();
    return onStoredChange(own, resume, () => {});
  }, [own]);
  return null;
}
