import { ApiError } from '#lib/browser/transport/api-error.ts';
import { callApi, newKey } from '#lib/browser/transport/call.ts';
import { getFailureReason } from '#lib/browser/transport/failure-reason.ts';
import { afterWaiting } from '#lib/browser/transport/send-in-order.ts';
import { showCredits, showSent } from '#lib/browser/community/changed-messages.ts';
import type { ErrorBody } from '#lib/contract/errors.ts';
import type { Gift } from '#lib/contract/community/chat-vocabulary.ts';
import { isRefusal, type FailureReason } from '#lib/rules/community/optimistic-messages.ts';

type Refused = { reason: FailureReason; data?: ErrorBody };

/**
 * Keys of gifts whose outcome is unknown. A repeated gift to the same member reuses its key, even after the dialog was
 * closed, so that it is given and paid once.
 */
const unsettled = new Map<string, string>();

/** Sends a gift; returns its conversation or the refusal. */
export async function sendGift(member: number, gift: Gift): Promise<{ conversation: number } | Refused> {
  const target = `${member}:${gift}`;
  const key = unsettled.get(target) ?? newKey();
  unsettled.set(target, key);
  try {
    const body = { profile_id: member, client_message_id: key, gift };
    const sent = await afterWaiting(member, () => callApi('POST /api/gift.php', { body, key }));
    unsettled.delete(target);
    showSent(member, sent);
    return { conversation: sent.message.conversation };
  } catch (error) {
    const reason = getFailureReason(error);
    if (isRefusal(reason)) unsettled.delete(target);
    const data = error instanceof ApiError ? error.data : undefined;
    if (data?.credits !== undefined) showCredits(data.credits);
    return { reason, data };
  }
}
