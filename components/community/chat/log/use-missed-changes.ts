import { useEffect, useRef } from 'react';
import { onMemberEvent } from '#lib/browser/live/live.ts';
import type { MessageWindow } from '#lib/rules/community/message-window.ts';

type Changes = {
  conversation: number | undefined;
  window: MessageWindow;
  /** A message that is shown has changed, further up than the newest page reaches. */
  onChanged: (id: number) => Promise<void>;
  /** Nobody knows what has changed. */
  onMissed: () => Promise<void>;
};

/** Messages that every answer with the newest page holds, so that a change of theirs comes with it. */
const pageSize = 50;

/** Hears of changes that the newest page, which each event has read again, does not bring. */
export function useMissedChanges(changes: Changes): void {
  const now = useRef(changes);
  useEffect(() => {
    now.current = changes;
  });
  useEffect(
    () =>
      onMemberEvent((event) => {
        const { conversation, window, onChanged, onMissed } = now.current;
        if (conversation === undefined) return;
        // A failure has been retried already; the next event or visit brings it.
        if (event.type === 'resync') void onMissed().catch(() => undefined);
        if (event.type !== 'message' || event.conversation !== conversation) return;
        const above = window.hasNewer ? window.messages : window.messages.slice(0, -pageSize);
        if (above.some(({ id }) => id === event.message))
          void onChanged(event.message).catch(() => undefined);
      }),
    [],
  );
}
