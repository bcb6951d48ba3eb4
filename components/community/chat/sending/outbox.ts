import { useSyncExternalStore } from 'react';
import { dropImage, imageUrl, loadImage } from '#lib/browser/storage/image-storage.ts';
import {
  deleteStored,
  isStored,
  storeMessage,
  listStoredMessages,
  onStoredChange,
} from '#lib/browser/storage/outbox-storage.ts';
import { dropPending, upsertPending, type PendingMessage } from '#lib/rules/community/optimistic-messages.ts';

type Pending = readonly PendingMessage[];

const none: Pending = [];
const boxes = new Map<number, Pending>();
const listeners = new Set<() => void>();
/** Client ids of messages stored in this browser. */
const stored = new Set<string>();
let owner: number | null = null;
let stopListening = () => {};

/** Sets the outbox's owner and loads their stored messages, the same in all tabs. */
export function loadOutbox(own: number): void {
  if (owner === own) return;
  close();
  owner = own;
  stopListening = onStoredChange(own, loadStored, close);
  loadStored();
}

/** Pending and failed messages to a member; they outlive the screen, so that nothing is lost. */
export function useOutbox(member: number): Pending {
  return useSyncExternalStore(
    subscribe,
    () => getOutbox(member),
    () => none,
  );
}

export function getOutbox(member: number): Pending {
  return boxes.get(member) ?? none;
}

/** Members with pending messages. */
export function pendingMembers(): number[] {
  return [...boxes.keys()];
}

/** The outbox's owner; null for none. */
export function outboxOwner(): number | null {
  return owner;
}

/** Applies `change` to the pending messages of a member. */
export function changeOutbox(member: number, change: (pending: Pending) => Pending): void {
  const before = getOutbox(member);
  const after = change(before);
  if (after.length === 0 && before.length === 0) return;
  store(member, before, after);
  show(member, after);
  dropImages(before, after);
}

/** Shows an image's upload progress, which is not stored. */
export function showProgress(member: number, clientMessageId: string, progress: number): void {
  const pending = getOutbox(member).map((each) =>
    each.client_message_id === clientMessageId && each.image
      ? { ...each, image: { ...each.image, progress } }
      : each,
  );
  show(member, pending);
}

/** Whether a message is still unsent: neither discarded nor sent by another tab. */
export function isPending(member: number, clientMessageId: string): boolean {
  const isHere = getOutbox(member).some((each) => each.client_message_id === clientMessageId);
  return isHere && (owner === null || !stored.has(clientMessageId) || isStored(owner, clientMessageId));
}

function show(member: number, pending: Pending): void {
  if (pending.length === 0) boxes.delete(member);
  else boxes.set(member, pending);
  for (const listener of listeners) listener();
}

/** Sent messages are not stored: the server has them. */
function store(member: number, before: Pending, after: Pending): void {
  if (owner === null) return;
  for (const message of after) {
    if (before.includes(message) || message.state === 'sent') continue;
    if (storeMessage(owner, { member, message: toStored(message) })) stored.add(message.client_message_id);
  }
  const unsent = new Set(after.filter(({ state }) => state !== 'sent').map((each) => each.client_message_id));
  for (const { client_message_id: id } of before) {
    if (!unsent.has(id) && stored.delete(id)) deleteStored(owner, id);
  }
}

/** Object URLs are not valid in other pages. */
function toStored(message: PendingMessage): PendingMessage {
  return message.image ? { ...message, image: { ...message.image, url: '', progress: 0 } } : message;
}

/** Deletes the files of images that are no longer pending. */
function dropImages(before: Pending, after: Pending): void {
  if (owner === null) return;
  const remaining = new Set(after.map((each) => each.image?.file));
  for (const { image } of before) if (image && !remaining.has(image.file)) void dropImage(owner, image.file);
}

/** Loads the stored messages, and drops those that another tab has sent or discarded. */
function loadStored(): void {
  if (owner === null) return;
  const storedMessages = listStoredMessages(owner);
  const ids = new Set(storedMessages.map(({ message }) => message.client_message_id));
  for (const [member, pending] of boxes) {
    for (const { client_message_id: id } of pending) {
      if (stored.has(id) && !ids.has(id)) show(member, dropPending(getOutbox(member), id));
    }
  }
  stored.clear();
  for (const { member, message } of storedMessages) {
    stored.add(message.client_message_id);
    show(member, upsertPending(getOutbox(member), withUrl(message)));
    if (message.image) void showImage(owner, member, message.client_message_id, message.image.file);
  }
}

function withUrl(message: PendingMessage): PendingMessage {
  return message.image
    ? { ...message, image: { ...message.image, url: imageUrl(message.image.file) } }
    : message;
}

/** Loads a stored image and shows it in its bubble. */
async function showImage(own: number, member: number, id: string, file: string): Promise<void> {
  await loadImage(own, file);
  if (owner !== own) return;
  show(
    member,
    getOutbox(member).map((each) => (each.client_message_id === id ? withUrl(each) : each)),
  );
}

/** On logout or a change of user. */
function close(): void {
  stopListening();
  owner = null;
  stored.clear();
  for (const member of pendingMembers()) show(member, none);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
