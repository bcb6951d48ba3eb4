import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { endSessions } from './end-sessions.ts';
import { int8, statement } from '../../platform/db/statement.ts';

/** Locks an account after a decision: ends all sessions and blocks new ones. */
export async function lockAccount(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ lockedAt: now })
    .where(and(eq(users.id, userId), isNull(users.lockedAt)));
  await endSessions(tx, userId, null);
}

const unlock = statement({
  params: { userId: int8 },
  text: `
    update users set locked_at = null where id = :userId and not exists (
      select 1 from decisions where decisions.user_id = :userId and decisions.action = 'account_locked'
        and decisions.reversed_at is null)`,
});

/** Unlocks the account unless another decision keeps it locked. */
export async function unlockAccount(tx: Tx, userId: number): Promise<void> {
  await unlock(tx, { userId });
  await announce(tx, [userId], { type: 'user' });
}
