import type { Message } from '../../contract/community/chat.ts';
import type { ErrorCode } from '../../contract/errors.ts';

export type FailureReason = ErrorCode | 'offline';

/** The quoted message in a reply. */
export type Quote = NonNullable<Message['reply_to']>;

/** An image to send: its size, and the storage name of its file. */
export type ChosenImage = { file: string; width: number; height: number };

/** An image being sent. */
export type PendingImage = ChosenImage & {
  /** Object URL of the file; empty while not loaded. */
  url: string;
  /** Uploaded share, 0 to 1. */
  progress: number;
};

/** A message of this browser that the loaded conversation does not contain yet. */
export type PendingMessage = {
  client_message_id: string;
  /** Empty for an image. */
  body: string;
  reply_to?: Quote;
  image?: PendingImage;
  created_at: string;
  /** `waiting`: for a connection; it is sent automatically. */
  state: 'sending' | 'waiting' | 'sent' | 'failed';
  reason?: FailureReason;
};

/** Messages of several responses, deduplicated, oldest first; later responses win. */
export function joinMessages(...pages: readonly (readonly Message[])[]): Message[] {
  const byId = new Map(pages.flat().map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/**
 * The pending messages that the server does not show yet. After a retry with a lost response the next load contains the
 * message: its client id prevents a duplicate.
 */
export function stillPending(
  server: readonly Message[],
  pending: readonly PendingMessage[],
): PendingMessage[] {
  const known = new Set(server.map((message) => message.client_message_id));
  return pending.filter((each) => !known.has(each.client_message_id));
}

/** Adds a pending message, or updates the state of the one with its client id in place. */
export function upsertPending(pending: readonly PendingMessage[], message: PendingMessage): PendingMessage[] {
  const at = pending.findIndex((each) => each.client_message_id === message.client_message_id);
  if (at < 0) return [...pending, message];
  return pending.map((each, position) => (position === at ? message : each));
}

/** Whether an older message still waits for a connection, which newer ones must not overtake. */
export function waitsBehind(pending: readonly PendingMessage[], clientMessageId: string): boolean {
  const at = pending.findIndex((each) => each.client_message_id === clientMessageId);
  return pending.slice(0, Math.max(at, 0)).some((each) => each.state === 'waiting');
}

/** Removes a pending message that the server shows or its writer discarded. */
export function dropPending(pending: readonly PendingMessage[], clientMessageId: string): PendingMessage[] {
  return pending.filter((each) => each.client_message_id !== clientMessageId);
}

// Failures that a retry can't fix: the text returns to its writer with the reason.
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

/** Whether a failed message returns to the composer instead of offering "send again". */
export function isRefusal(reason: FailureReason): boolean {
  return refusals.has(reason);
}
