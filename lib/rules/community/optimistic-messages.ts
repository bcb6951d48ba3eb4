import type { Message } from '../../contract/community/chats.ts';
import type { ErrorCode } from '../../contract/errors.ts';

export type FailureReason = ErrorCode | 'offline';

/** What a message shows of the one that it answers. */
export type Quote = NonNullable<Message['reply_to']>;

/** An image that was chosen to be sent: how large it is, and the name under which the browser keeps its file. */
export type ChosenImage = { file: string; width: number; height: number };

/** An image on its way. */
export type PendingImage = ChosenImage & {
  /** Address of the file in this page; empty as long as it is not at hand. */
  url: string;
  /** Share of the file that has left, 0 to 1. */
  progress: number;
};

/** A message of this browser that the conversation as loaded does not show yet. */
export type PendingMessage = {
  client_message_id: string;
  /** Empty for an image. */
  body: string;
  reply_to?: Quote;
  image?: PendingImage;
  created_at: string;
  /** `waiting`: for a connection; it goes out by itself. */
  state: 'sending' | 'waiting' | 'sent' | 'failed';
  reason?: FailureReason;
};

/** Messages of several answers in one row, oldest first, each once; the later answer wins. */
export function joinMessages(...pages: readonly (readonly Message[])[]): Message[] {
  const byId = new Map(pages.flat().map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/**
 * The pending messages that the server does not show yet. A retry whose first answer got lost meets its own message
 * in the next load: it is told by its client id and is not shown twice.
 */
export function stillPending(
  server: readonly Message[],
  pending: readonly PendingMessage[],
): PendingMessage[] {
  const known = new Set(server.map((message) => message.client_message_id));
  return pending.filter((each) => !known.has(each.client_message_id));
}

/** Adds a pending message, or puts a new state to the one with its client id, keeping its place. */
export function putPending(pending: readonly PendingMessage[], message: PendingMessage): PendingMessage[] {
  const at = pending.findIndex((each) => each.client_message_id === message.client_message_id);
  if (at < 0) return [...pending, message];
  return pending.map((each, position) => (position === at ? message : each));
}

/** Whether an older message still waits for a connection: none may overtake it. */
export function waitsBehind(pending: readonly PendingMessage[], clientMessageId: string): boolean {
  const at = pending.findIndex((each) => each.client_message_id === clientMessageId);
  return pending.slice(0, Math.max(at, 0)).some((each) => each.state === 'waiting');
}

/** Drops a pending message: the server shows it, or its writer gave it up. */
export function dropPending(pending: readonly PendingMessage[], clientMessageId: string): PendingMessage[] {
  return pending.filter((each) => each.client_message_id !== clientMessageId);
}

// Sending the same once more could not help: the text goes back to its writer, with the reason beside it.
const refusals: ReadonlySet<FailureReason> = new Set<FailureReason>([
  'not_enough_credits',
  'not_confirmed',
  'conversation_limit',
  'message_too_long',
  'photo_unreadable',
  'photo_too_large',
  'photo_too_small',
  'body_too_large',
  'blocked',
  'blocked_by',
  'recipient_unreachable',
  'gone',
  'not_found',
  'invalid_input',
  'authentication_required',
]);

/** Whether a failed message goes back to the composer instead of waiting for "send again". */
export function isRefusal(reason: FailureReason): boolean {
  return refusals.has(reason);
}
