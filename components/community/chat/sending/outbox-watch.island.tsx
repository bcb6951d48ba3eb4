'use client';

// Shows nothing: sends what the member wrote without a network, wherever they are by now. Only a browser knows of it;
// the code that sends loads when something is kept.

import { useEffect } from 'react';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { listStoredMessages, onStoredChange } from '#lib/browser/storage/outbox-storage.ts';
import { loadLater } from '#lib/browser/transport/load-later.ts';

/** Stands once in every layout. */
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
