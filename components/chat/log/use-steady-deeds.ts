import { useEffect, useMemo, useRef } from 'react';
import type { MessageDeeds } from './message-deeds.ts';

/** The same object for good, so that what is drawn need not be drawn anew whenever the conversation around it is. */
export function useSteadyDeeds(deeds: MessageDeeds): MessageDeeds {
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });
  return useMemo(
    () => ({
      onReply: (message) => latest.current.onReply(message),
      onEdit: (message) => latest.current.onEdit(message),
      onJump: (id) => latest.current.onJump(id),
    }),
    [],
  );
}
