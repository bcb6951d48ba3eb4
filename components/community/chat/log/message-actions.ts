import type { Message } from '#lib/contract/community/chat.ts';
import { useEffect, useMemo, useRef } from 'react';

/** Actions of a message on its conversation. */
export type MessageActions = {
  onReply: (message: Message) => void;
  onEdit: (message: Message) => void;
  /** Scrolls to the message with this id, anywhere in the history. */
  onJump: (id: number) => void;
};

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
