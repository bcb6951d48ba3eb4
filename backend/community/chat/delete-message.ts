import type { Tx } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { eraseMessage } from './erase-message.ts';
import { holdMessage, requireChangeable, announceMessageChange } from './own-message.ts';
import type { MessageRow } from './present.ts';
import { requireMessage } from './queries.ts';

/** Idempotent. Gives no refund, as the message was delivered. */
export async function deleteMessage(
  tx: Tx,
  jobs: Jobs,
  actor: Actor,
  id: number,
  now: Date,
): Promise<MessageRow> {
  const message = await holdMessage(tx, actor, id);
  if (message.deleted_at && message.sender === actor.profileId) return requireMessage(tx, id);
  requireChangeable(message, actor, now);
  await eraseMessage(tx, jobs, message, now);
  await announceMessageChange(tx, actor, message);
  return requireMessage(tx, id);
}
