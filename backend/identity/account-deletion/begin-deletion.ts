import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { getDeletion as getDeletionCall } from '#lib/contract/identity/account-deletion.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { payments } from '../../platform/db/schema/payments.ts';
import type { Actor } from '../../platform/http/session.ts';

/** `docs/specification.md` §9, account reactivation window: 14 days in milliseconds. */
export const deletionGracePeriodMs = 14 * 24 * 60 * 60 * 1000;

/** Records the start of a deletion, which makes the retention offer available. */
export async function beginDeletion(db: Queries, { userId }: Actor, now: Date): Promise<void> {
  await db.update(users).set({ deletionStartedAt: now }).where(eq(users.id, userId));
}

/** What a deletion now would end, and when its data would be erased. */
export async function getDeletion(
  db: Queries,
  { userId }: Actor,
  now: Date,
): Promise<z.input<(typeof getDeletionCall)['response']>> {
  const isPending = and(eq(payments.userId, userId), eq(payments.status, 'pending'));
  const [account] = await db
    .select({ credits: users.credits, pending: db.$count(payments, isPending) })
    .from(users)
    .where(eq(users.id, userId));
  return {
    credits: account?.credits ?? 0,
    pending_payments: account?.pending ?? 0,
    erase_at: new Date(now.getTime() + deletionGracePeriodMs).toISOString(),
  };
}
