import type { Tx } from '../../platform/db/connect.ts';
import { hashToken } from '../../platform/http/session.ts';
import { announceLogout } from '../../platform/realtime/hub.ts';
import { sessions } from '../../platform/db/schema/accounts.ts';
import { bytea } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const deleteSessions = statement({
  params: { hash: bytea },
  row: { user_id: sessions.userId },
  text: `delete from sessions where token_hash = :hash returning user_id`,
});

/** Ends the session of a token; returns its user, or null without a session. */
export async function logOut(tx: Tx, token: string): Promise<number | null> {
  const { rows } = await deleteSessions(tx, { hash: hashToken(token) });
  const userId = rows[0]?.user_id ?? null;
  // All processes drop the member's cached sessions, and all fronts end this session's streams.
  if (userId !== null) await announceLogout(tx, userId, hashToken(token).toString('hex').slice(0, 16));
  return userId;
}
