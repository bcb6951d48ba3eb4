import { sql } from 'drizzle-orm';
import type { Queries, Tx } from '../db/connect.ts';
import { accountLocked, type CallError } from '../http/errors.ts';
import { afterFailure, minutesLocked, type Attempts } from './login-lock.ts';

/** Whose password is tried: attempts are counted for addresses without an account too. */
type Address = { brandId: string; email: string };

type AttemptsRow = { failures: number; locked_until: Date | string | null; last_failure_at: Date | string };

/** Throws account_locked with the minutes left while the address is locked. */
export async function refuseWhileLocked(db: Queries, { brandId, email }: Address, now: Date): Promise<void> {
  const { rows } = await db.execute<AttemptsRow>(sql`
    select failures, locked_until, last_failure_at from login_attempts where brand_id = ${brandId} and email = ${email}`);
  const refusal = rows[0] && lockOf(readAttempts(rows[0]), now);
  if (refusal) throw refusal;
}

type Counted = {
  /** The address is locked: nothing was tried. */
  refusal: CallError | null;
  /** This failure has locked it. */
  hasLocked: boolean;
};

/**
 * Counts an attempt while its row is locked, so that parallel guesses queue up and are refused from the sixth on, right
 * or wrong. A refusal is returned, not thrown: the counts have to be committed.
 */
export async function countAttempt(tx: Tx, address: Address, isRight: boolean, now: Date): Promise<Counted> {
  const attempts = await lockAttempts(tx, address, now);
  const refusal = lockOf(attempts, now);
  if (refusal) return { refusal, hasLocked: false };
  if (isRight) {
    await clearAttempts(tx, address);
    return { refusal: null, hasLocked: false };
  }
  const failed = afterFailure(attempts, now);
  await saveAttempts(tx, address, failed);
  return { refusal: null, hasLocked: failed.lockedUntil !== null };
}

/** Forgets the failures of an address and opens it again. */
export async function clearAttempts(tx: Tx, { brandId, email }: Address): Promise<void> {
  await tx.execute(sql`delete from login_attempts where brand_id = ${brandId} and email = ${email}`);
}

async function lockAttempts(tx: Tx, { brandId, email }: Address, now: Date): Promise<Attempts> {
  const { rows } = await tx.execute<AttemptsRow>(sql`
    insert into login_attempts (brand_id, email, failures, last_failure_at)
    values (${brandId}, ${email}, 0, ${now.toISOString()})
    on conflict (brand_id, email) do update set failures = login_attempts.failures
    returning failures, locked_until, last_failure_at`);
  const row = rows[0];
  if (!row) throw new Error('The login attempts were not counted');
  return readAttempts(row);
}

async function saveAttempts(tx: Tx, { brandId, email }: Address, attempts: Attempts): Promise<void> {
  await tx.execute(sql`
    update login_attempts set failures = ${attempts.failures}, last_failure_at = ${attempts.lastFailureAt.toISOString()},
      locked_until = ${attempts.lockedUntil?.toISOString() ?? null}
    where brand_id = ${brandId} and email = ${email}`);
}

function readAttempts(row: AttemptsRow): Attempts {
  return {
    failures: row.failures,
    lockedUntil: row.locked_until ? new Date(row.locked_until) : null,
    lastFailureAt: new Date(row.last_failure_at),
  };
}

function lockOf(attempts: Attempts, now: Date): CallError | null {
  const minutes = minutesLocked(attempts, now);
  return minutes ? accountLocked(minutes) : null;
}
