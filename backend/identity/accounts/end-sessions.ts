import { eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { sessions } from '../../platform/db/schema/accounts.ts';
import { CallError } from '../../platform/http/errors.ts';
import { hashToken } from '../../platform/http/session.ts';
import { announceLogout } from '../../platform/realtime/hub.ts';

/** Public id of a session: a hash of the token hash, useless for finding or using the session. */
export const sessionFingerprint = sql`encode(substring(sha256(sessions.token_hash) from 1 for 12), 'hex')`;

/** Ends all sessions of a member except that of the token `except`, and notifies their pages. */
export async function endSessions(tx: Tx, userId: number, except: string | null): Promise<void> {
  await end(tx, userId, except, sql`true`);
}

/** @throws not_found for another member's session and the current one */
export async function endSession(
  tx: Tx,
  userId: number,
  { fingerprint, except }: { fingerprint: string; except: string | null },
): Promise<void> {
  const ended = await end(tx, userId, except, sql`${sessionFingerprint} = ${fingerprint}`);
  if (!ended) throw new CallError('not_found');
}

/** As in `logOut`, all processes drop these sessions and all fronts notify their pages and end their streams. */
async function end(tx: Tx, userId: number, except: string | null, which: SQL): Promise<number> {
  const currentHash = except === null ? null : hashToken(except);
  const { rows } = await tx.execute<{ stream: string }>(sql`
    delete from sessions
    where sessions.user_id = ${userId} and sessions.token_hash is distinct from ${currentHash}::bytea and ${which}
    returning substring(encode(sessions.token_hash, 'hex') from 1 for 16) as stream`);
  for (const { stream } of rows) await announceLogout(tx, userId, stream, true);
  return rows.length;
}

/** Ends the session of a token; returns its user, or null without a session. */
export async function logOut(tx: Tx, token: string): Promise<number | null> {
  const hash = hashToken(token);
  const [ended] = await tx
    .delete(sessions)
    .where(eq(sessions.tokenHash, hash))
    .returning({ userId: sessions.userId });
  if (!ended) return null;
  // All processes drop the member's cached sessions, and all fronts end this session's streams.
  await announceLogout(tx, ended.userId, hash.toString('hex').slice(0, 16));
  return ended.userId;
}
