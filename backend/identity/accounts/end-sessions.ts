import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import { hashToken } from '../../platform/http/session.ts';
import { announceLogout } from '../../platform/realtime/hub.ts';

/** What a session is called towards its member: the hash of a hash, by which no session can be found or used. */
export const sessionMark = sql`encode(substring(sha256(sessions.token_hash) from 1 for 12), 'hex')`;

/** Ends all sessions of a member at once, but for the one whose token is given; their pages learn it at once. */
export async function endSessions(tx: Tx, userId: number, except: string | null): Promise<void> {
  await end(tx, userId, except, sql`true`);
}

/** Ends another session of the member; throws not_found for one that is not theirs, or the one that asks. */
export async function endSession(
  tx: Tx,
  userId: number,
  { mark, except }: { mark: string; except: string | null },
): Promise<void> {
  const ended = await end(tx, userId, except, sql`${sessionMark} = ${mark}`);
  if (!ended) throw new CallError('not_found');
}

/** As `logOut` does: every process forgets these sessions, and every front tells their pages and ends their streams. */
async function end(tx: Tx, userId: number, except: string | null, which: SQL): Promise<number> {
  const currentHash = except === null ? null : hashToken(except);
  const { rows } = await tx.execute<{ stream: string }>(sql`
    delete from sessions
    where sessions.user_id = ${userId} and sessions.token_hash is distinct from ${currentHash}::bytea and ${which}
    returning substring(encode(sessions.token_hash, 'hex') from 1 for 16) as stream`);
  for (const { stream } of rows) await announceLogout(tx, userId, stream, true);
  return rows.length;
}
