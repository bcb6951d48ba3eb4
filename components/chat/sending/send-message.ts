import { ApiError } from '../../../lib/api/api-error.ts';
import { callApi } from '../../../lib/api/call.ts';
import { newKey } from '../../../lib/api/idempotency.ts';
import { reasonOf } from '../../../lib/api/failure-reason.ts';
import { showCredits, showSent } from '../../../lib/api/show-sent.ts';
import type { ErrorBody } from '../../../lib/contract/errors.ts';
import {
  dropPending,
  isRefusal,
  putPending,
  waitsBehind,
  type FailureReason,
  type PendingMessage,
} from '../../../lib/rules/optimistic-messages.ts';
import { changeOutbox, isPending, openOutbox, outboxOf, outboxOwner, pendingMembers } from './outbox.ts';

/** A rule of the server was against it: the text goes back to its writer. */
export type Refusal = { reason: FailureReason; body: string; data: ErrorBody };

const queues = new Map<number, Promise<unknown>>();
/** Client ids of the messages that this tab is sending. */
const underWay = new Set<string>();
/** Milliseconds until what waits is tried again where the browser does not say that the network is back. */
const patience = { first: 5_000, most: 60_000 };
let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let newest = 0;

/** Shows a text as pending and sends it after those before it; resolves with the refusal, if a rule was against it. */
export function sendMessage(member: number, body: string): Promise<Refusal | null> {
  // Kept messages are sorted by this moment, so no two have the same.
  newest = Math.max(Date.now(), newest + 1);
  sendWaiting();
  return post(member, {
    client_message_id: newKey(),
    body,
    created_at: new Date(newest).toISOString(),
    state: 'sending',
  });
}

/** Sends a failed message once more under its old client id, so that the server takes it once however often it comes. */
export function sendAgain(member: number, message: PendingMessage): Promise<Refusal | null> {
  return post(member, { ...message, state: 'sending', reason: undefined });
}

/** Gives a failed or waiting message up. */
export function discardMessage(member: number, message: PendingMessage): void {
  changeOutbox(member, (pending) => dropPending(pending, message.client_message_id));
}

/** Sends what this member wrote in this browser and what never went out: without a network, or before a reload. */
export function resumeOutbox(own: number): void {
  openOutbox(own);
  window.addEventListener('online', sendWaiting);
  sendWaiting();
}

function sendWaiting(): void {
  clearTimeout(retry);
  for (const member of pendingMembers()) {
    for (const message of outboxOf(member)) {
      const isUnsent = message.state === 'waiting' || message.state === 'sending';
      if (isUnsent && !underWay.has(message.client_message_id)) void enqueue(member, message, true);
    }
  }
}

function post(member: number, message: PendingMessage): Promise<Refusal | null> {
  changeOutbox(member, (pending) => putPending(pending, message));
  return enqueue(member, message, false);
}

/** One after the other, among all tabs of the browser; `isLate` says that nobody waits for the refusal any more. */
async function enqueue(member: number, message: PendingMessage, isLate: boolean): Promise<Refusal | null> {
  underWay.add(message.client_message_id);
  const before = queues.get(member) ?? Promise.resolve();
  const sending = before.then(() => inTurn(member, () => deliver(member, message, isLate)));
  queues.set(
    member,
    sending.catch(() => null),
  );
  try {
    return await sending;
  } finally {
    underWay.delete(message.client_message_id);
  }
}

function inTurn<T>(member: number, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`vonk-sending-${outboxOwner()}-${member}`, work);
}

async function deliver(member: number, pending: PendingMessage, isLate: boolean): Promise<Refusal | null> {
  const { client_message_id, body } = pending;
  if (!isPending(member, client_message_id)) {
    discardMessage(member, pending);
    return null;
  }
  if (!navigator.onLine || waitsBehind(outboxOf(member), client_message_id)) return wait(member, pending);
  put(member, { ...pending, state: 'sending' });
  try {
    const sent = await callApi('POST /api/message.php', {
      body: { profile_id: member, client_message_id, body },
      key: client_message_id,
    });
    failures = 0;
    put(member, { ...pending, state: 'sent' });
    showSent(member, sent);
    return null;
  } catch (error) {
    const reason = reasonOf(error);
    // After a login these go out as well.
    if (reason === 'offline' || (isLate && reason === 'authentication_required'))
      return wait(member, pending);
    if (isLate || !isRefusal(reason)) {
      put(member, { ...pending, state: 'failed', reason });
      return null;
    }
    discardMessage(member, pending);
    const data: ErrorBody = error instanceof ApiError ? error.data : { error: 'internal_error' };
    if (data.credits !== undefined) showCredits(data.credits);
    return { reason, body, data };
  }
}

function wait(member: number, pending: PendingMessage): null {
  put(member, { ...pending, state: 'waiting' });
  clearTimeout(retry);
  retry = setTimeout(sendWaiting, Math.min(patience.first * 2 ** failures, patience.most));
  failures += 1;
  return null;
}

/** Puts a new state to a message, unless it was discarded meanwhile. */
function put(member: number, message: PendingMessage): void {
  if (!outboxOf(member).some((each) => each.client_message_id === message.client_message_id)) return;
  changeOutbox(member, (all) => putPending(all, message));
}
