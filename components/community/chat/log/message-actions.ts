import type { Message } from '#lib/contract/community/chats.ts';

/** Actions of a message on its conversation. */
export type MessageActions = {
  /** Quotes the message in the composer. */
  onReply: (message: Message) => void;
  /** Starts to edit an own message in the composer. */
  onEdit: (message: Message) => void;
  /** Scrolls to the message with this id, anywhere in the history. */
  onJump: (id: number) => void;
};
