import { ApiError } from '#lib/browser/transport/api-error.ts';
import { callApi, newKey } from '#lib/browser/transport/call.ts';
import { sendInOrder, onTurn } from '#lib/browser/transport/send-in-order.ts';
import { imageUrl, loadImage, sweepImages } from '#lib/browser/storage/image-storage.ts';
import { listStoredMessages } from '#lib/browser/storage/outbox-storage.ts';
import { getFailureReason } from '#lib/browser/transport/failure-reason.ts';
import { showCredits, showSent } from '#lib/browser/community/changed-messages.ts';
import { uploadFile } from '#lib/browser/transport/upload.ts';
import type { ErrorBody } from '#lib/contract/errors.ts';
import { draftImages } from '#lib/rules/community/message-draft.ts';
import {
  dropPending,
  isRefusal,
  upsertPending,
  waitsBehind,
  type ChosenImage,
  type FailureReason,
  type PendingMessage,
  type Quote,
} from '#lib/rules/community/optimistic-messages.ts';
import {
  changeOutbox,
  isPending,
  loadOutbox,
  getOutbox,
  outboxOwner,
  pendingMembers,
  showProgress,
} from './outbox.ts';
import { browserStorage } from '#lib/browser/storage/storage.ts';

/** A rule of the server refused the message, which returns to its writer. */
export type Refusal = {
  reason: FailureReason;
  data: ErrorBody;
  body: string;
  reply: Quote | undefined;
  /** The refused image's file, if it can be sent again. */
  image: Blob | undefined;
};

/** Client ids of messages that this tab is sending. */
const underWay = new Set<string>();
/** Milliseconds between retries, in case the browser does not report being back online. */
const retryDelayMs = { first: 5_000, max: 60_000 };
let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let newest = 0;

/** Shows a text as pending and sends it after earlier ones; resolves with the refusal, if any. */
export function sendMessage(member: number, body: string, reply?: Quote): Promise<Refusal | null> {
  return begin(member, { body, ...(reply && { reply_to: reply }) });
}

/** Shows a stored image as pending and sends it, like `sendMessage`. */
export function sendImage(member: number, chosen: ChosenImage, reply?: Quote): Promise<Refusal | null> {
  const image = { ...chosen, url: imageUrl(chosen.file), progress: 0 };
  return begin(member, { body: '', image, ...(reply && { reply_to: reply }) });
}

/** Resends a failed message under its old client id, so that the server accepts it only once. */
export function sendAgain(member: number, message: PendingMessage): Promise<Refusal | null> {
  return post(member, { ...message, state: 'sending', reason: undefined });
}

/** Discards a failed or waiting message. */
export function discardMessage(member: number, message: PendingMessage): void {
  changeOutbox(member, (pending) => dropPending(pending, message.client_message_id));
}

/** Sends this member's stored messages, written offline or before a reload. */
export function resumeOutbox(own: number): void {
  loadOutbox(own);
  window.addEventListener('online', sendWaiting);
  onTurn(sendWaiting);
  sendWaiting();
  void sweepImages(own, namedImages(own));
}

function namedImages(own: number): Set<string> {
  const pending = listStoredMessages(own).flatMap(({ message }) => message.image?.file ?? []);
  const sent = pendingMembers().flatMap((member) =>
    getOutbox(member).flatMap(({ image }) => image?.file ?? []),
  );
  return new Set([...pending, ...sent, ...draftImages(browserStorage, own)]);
}

function begin(
  member: number,
  content: Pick<PendingMessage, 'body' | 'image' | 'reply_to'>,
): Promise<Refusal | null> {
  // Stored messages are sorted by this time, so it must be unique.
  newest = Math.max(Date.now(), newest + 1);
  sendWaiting();
  const created_at = new Date(newest).toISOString();
  return post(member, { ...content, client_message_id: newKey(), created_at, state: 'sending' });
}

function sendWaiting(): void {
  clearTimeout(retry);
  for (const member of pendingMembers()) {
    for (const message of getOutbox(member)) {
      const isUnsent = message.state === 'waiting' || message.state === 'sending';
      if (isUnsent && !underWay.has(message.client_message_id)) void enqueue(member, message, true);
    }
  }
}

function post(member: number, message: PendingMessage): Promise<Refusal | null> {
  changeOutbox(member, (pending) => upsertPending(pending, message));
  return enqueue(member, message, false);
}

/** Waits for its turn; `isLate` means that the refusal is no longer awaited. */
async function enqueue(member: number, message: PendingMessage, isLate: boolean): Promise<Refusal | null> {
  underWay.add(message.client_message_id);
  try {
    return await sendInOrder(member, () => deliver(member, message, isLate));
  } finally {
    underWay.delete(message.client_message_id);
  }
}

async function deliver(
  member: number,
  pending: PendingMessage,
  isLate: boolean,
  isRenewed = false,
): Promise<Refusal | null> {
  const { client_message_id } = pending;
  if (!isPending(member, client_message_id)) {
    discardMessage(member, pending);
    return null;
  }
  if (!navigator.onLine || waitsBehind(getOutbox(member), client_message_id)) return wait(member, pending);
  put(member, { ...pending, state: 'sending' });
  try {
    const sent = await dispatch(member, pending);
    failures = 0;
    put(member, { ...pending, state: 'sent' });
    showSent(member, sent);
    return null;
  } catch (error) {
    // Another message used this id: resends under a new one, so that nothing is lost.
    if (isUsed(error) && !isRenewed) return await deliverRenewed(member, pending, isLate);
    const reason = getFailureReason(error);
    // These are also sent after a login.
    if (reason === 'offline' || (isLate && reason === 'authentication_required'))
      return wait(member, pending);
    if (isLate || !isRefusal(reason)) {
      put(member, { ...pending, state: 'failed', reason });
      return null;
    }
    return refuse(member, pending, reason, error);
  }
}

const isUsed = (error: unknown) =>
  error instanceof ApiError && error.data.fields?.client_message_id !== undefined;

/** Resends the message under a new id. */
async function deliverRenewed(
  member: number,
  pending: PendingMessage,
  isLate: boolean,
): Promise<Refusal | null> {
  const renewed: PendingMessage = { ...pending, client_message_id: newKey(), state: 'sending' };
  changeOutbox(member, (all) =>
    all.map((each) => (each.client_message_id === pending.client_message_id ? renewed : each)),
  );
  underWay.add(renewed.client_message_id);
  try {
    return await deliver(member, renewed, isLate, true);
  } finally {
    underWay.delete(renewed.client_message_id);
  }
}

/** Sends the message to the server: images as files, texts as JSON. */
async function dispatch(member: number, { client_message_id: key, body, image, reply_to }: PendingMessage) {
  const to = { profile_id: member, client_message_id: key, ...(reply_to && { reply_to: reply_to.id }) };
  if (!image) return callApi('POST /api/message.php', { body: { ...to, body }, key });
  const file = await loadImage(outboxOwner() ?? 0, image.file);
  if (!file) throw new ApiError(422, { error: 'photo_unreadable' });
  return uploadFile('POST /api/chat-image.php', file, {
    query: to,
    key,
    onProgress: (share) => showProgress(member, key, share),
  });
}

/** Removes a message from the log and returns it, with its image unless no server would ever accept it. */
async function refuse(
  member: number,
  pending: PendingMessage,
  reason: FailureReason,
  error: unknown,
): Promise<Refusal> {
  const { body, image, reply_to: reply } = pending;
  const isFaulty = reason.startsWith('photo_') || reason === 'body_too_large';
  const file = image && !isFaulty ? await loadImage(outboxOwner() ?? 0, image.file) : null;
  discardMessage(member, pending);
  const data: ErrorBody = error instanceof ApiError ? error.data : { error: 'internal_error' };
  if (data.credits !== undefined) showCredits(data.credits);
  return { reason, data, body, reply, image: file ?? undefined };
}

function wait(member: number, pending: PendingMessage): null {
  put(member, { ...pending, state: 'waiting' });
  clearTimeout(retry);
  retry = setTimeout(sendWaiting, Math.min(retryDelayMs.first * 2 ** failures, retryDelayMs.max));
  failures += 1;
  return null;
}

/** Sets the state of a message, unless it was discarded. */
function put(member: number, message: PendingMessage): void {
  if (!getOutbox(member).some((each) => each.client_message_id === message.client_message_id)) return;
  changeOutbox(member, (all) => upsertPending(all, message));
}
