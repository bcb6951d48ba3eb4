import type { Message } from '#lib/contract/community/chats.ts';

/** What a message of the log can ask of the conversation around it. */
export type MessageActions = {
  /** Answers it: the composer shows it as a quote. */
  onReply: (message: Message) => void;
  /** Writes an own text anew: the composer takes it up. */
  onEdit: (message: Message) => void;
  /** Shows the message with this id, wherever in the history it is. */
  onJump: (id: number) => void;
};
