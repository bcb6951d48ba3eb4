import { createHash } from 'node:crypto';
import { requireBrand } from '../../brands/brand.ts';
import { saveDraft } from '../../community/chat/save-draft.ts';
import { sendMessage } from '../../community/chat/send-message.ts';
import { inTransaction, type Queries, type Tx } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { CallError } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { profiles } from '../../platform/db/schema/members.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { int8, required, statement } from '../../platform/db/statement.ts';

type Waiting = Omit<Actor, 'confirmed'> & { signup_message: { id: number; body: string } };

/** Under the usual limits and price. If refused, for example for lack of credits, it becomes a draft. */
export async function sendSignupMessage(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  { userId }: { userId: number },
): Promise<void> {
  const waiting = await findWaiting(db, userId);
  const body = waiting?.signup_message.body.trim();
  if (!waiting || !body) return;
  const brand = await requireBrand(db, waiting.brandId);
  const actor = { ...waiting, confirmed: true };
  const { id: profileId } = waiting.signup_message;
  const input = { profileId, clientMessageId: messageId(userId), body };
  const isSent = await unlessRefused(db, (tx) => sendMessage(tx, { brand, jobs }, actor, input, now()));
  // No draft either if the recipient has blocked the sender or left.
  if (!isSent) await unlessRefused(db, (tx) => saveDraft(tx, actor, { profileId, body }, now()));
}

/** Whether the rules allow it; other failures are rethrown for a retry by the queue. */
async function unlessRefused(db: Services['db'], action: (tx: Tx) => Promise<unknown>): Promise<boolean> {
  try {
    await inTransaction(db, action);
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}

const selectUsers = statement({
  params: { userId: int8 },
  row: {
    userId: users.id,
    profileId: profiles.id,
    brandId: users.brandId,
    pool: profiles.pool,
    paidUser: users.paidUser,
    language: users.language,
    country: profiles.country,
    signup_message: required(users.signupMessage),
  },
  text: `
    select users.id as "userId", profiles.id as "profileId", users.brand_id as "brandId", profiles.pool,
      users.paid_user as "paidUser", users.language, profiles.country, users.signup_message
    from users join profiles on profiles.user_id = users.id
    where users.id = :userId and users.status = 'active' and users.signup_message is not null`,
});

async function findWaiting(db: Queries, userId: number): Promise<Waiting | null> {
  const { rows } = await selectUsers(db, { userId });
  return rows[0] ?? null;
}

/** The same id for every run, so that a repeated job finds its message sent. */
function messageId(userId: number): string {
  const hex = createHash('sha256').update(`signup-message:${userId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
