import { useEffect, useMemo, useRef } from 'react';
import type { MessageActions } from './message-actions.ts';

/** The same object for good, so that what is drawn need not be drawn anew whenever the conversation around it is. */
export function useStableActions(actions: MessageActions): MessageActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
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
