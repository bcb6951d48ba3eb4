import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call.ts';
import { newKey } from '../../lib/api/idempotency.ts';
import { reasonOf } from '../../lib/api/failure-reason.ts';
import { showCredits, showSent } from '../../lib/api/show-sent.ts';
import type { ErrorBody } from '../../lib/contract/errors.ts';
import {
  dropPending,
  isRefusal,
  putPending,
  type FailureReason,
  type PendingMessage,
} from '../../lib/rules/optimistic-messages.ts';
import { changeOutbox } from './outbox.ts';

/** A rule of the server was against it: the text goes back to its writer. */
export type Refusal = { reason: FailureReason; body: string; data: ErrorBody };

const queues = new Map<number, Promise<unknown>>();

/** Shows a text as pending and sends it after those before it; resolves with the refusal, if a rule was against it. */
export function sendMessage(member: number, body: string): Promise<Refusal | null> {
  return post(member, {
    client_message_id: newKey(),
    body,
    created_at: new Date().toISOString(),
    state: 'sending',
  });
}

/** Sends a failed message once more under its old client id, so that the server takes it once however often it comes. */
export function sendAgain(member: number, message: PendingMessage): Promise<Refusal | null> {
  return post(member, { ...message, state: 'sending', reason: undefined });
}

/** Gives a failed message up. */
export function discardMessage(member: number, message: PendingMessage): void {
  changeOutbox(member, (pending) => dropPending(pending, message.client_message_id));
}

function post(member: number, message: PendingMessage): Promise<Refusal | null> {
  changeOutbox(member, (pending) => putPending(pending, message));
  const before = queues.get(member) ?? Promise.resolve();
  const sending = before.then(() => deliver(member, message));
  queues.set(member, sending);
  return sending;
}

async function deliver(member: number, pending: PendingMessage): Promise<Refusal | null> {
  const { client_message_id, body } = pending;
  try {
    const sent = await callApi('POST /api/message.php', {
      body: { profile_id: member, client_message_id, body },
      key: client_message_id,
    });
    changeOutbox(member, (all) => putPending(all, { ...pending, state: 'sent' }));
    showSent(member, sent);
    return null;
  } catch (error) {
    const reason = reasonOf(error);
    if (!isRefusal(reason)) {
      changeOutbox(member, (all) => putPending(all, { ...pending, state: 'failed', reason }));
      return null;
    }
    changeOutbox(member, (all) => dropPending(all, client_message_id));
    const data: ErrorBody = error instanceof ApiError ? error.data : { error: 'internal_error' };
    if (data.credits !== undefined) showCredits(data.credits);
    return { reason, body, data };
  }
}
