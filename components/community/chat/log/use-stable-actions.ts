import { useEffect, useMemo, useRef } from 'react';
import type { MessageActions } from './message-actions.ts';

/** A stable object, so that messages do not re-render whenever the conversation does. */
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
