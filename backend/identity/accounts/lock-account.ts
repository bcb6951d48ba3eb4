import type { Tx } from '../../platform/db/connect.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { endSessions } from './end-sessions.ts';
import { int8, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const updateUsers = statement({
  params: { now: timestamptz, userId: int8 },
  text: `update users set locked_at = coalesce(locked_at, :now::timestamptz) where id = :userId`,
});

/** Locks an account after a decision: ends all sessions and blocks new ones. */
export async function lockAccount(tx: Tx, userId: number, now: Date): Promise<void> {
  await updateUsers(tx, { now, userId });
  await endSessions(tx, userId, null);
}

const updateUsersForUnlockAccount = statement({
  params: { userId: int8 },
  text: `
    update users set locked_at = null where id = :userId and not exists (
      select 1 from decisions where decisions.user_id = :userId and decisions.action = 'account_locked'
        and decisions.reversed_at is null)`,
});

/** Unlocks the account unless another decision keeps it locked. */
export async function unlockAccount(tx: Tx, userId: number): Promise<void> {
  await updateUsersForUnlockAccount(tx, { userId });
  await announce(tx, [userId], { type: 'user' });
}
