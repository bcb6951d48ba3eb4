import { sql } from 'drizzle-orm';
import { inTransaction, type Db, type Queries, type Tx } from '../db/connect.ts';
import { accountLocked, CallError } from '../http/errors.ts';
import { afterFailure, minutesLocked, type Attempts } from './login-lock.ts';
import { openSession } from './open-session.ts';
import { fitsPassword } from './passwords.ts';

type Input = { brandId: string; email: string; password: string; userAgent: string };

type Candidate = { id: number; password_hash: string; status: 'active' | 'not_confirmed' };

type Opened = { userId: number; token: string };

/**
 * Logs in by mail address and password. Throws login_failed, or account_locked with the minutes left, alike for
 * known and unknown addresses: two hashes are verified whoever asks, and unknown addresses are locked too.
 */
export async function logIn(db: Db, input: Input, now: Date): Promise<Opened> {
  const email = input.email.trim().toLowerCase();
  const known = await findAttempts(db, input.brandId, email);
  if (known) refuseWhileLocked(known, now);
  const userId = await findByPassword(db, input.brandId, email, input.password);
  const outcome = await inTransaction(db, (tx) => settle(tx, { ...input, email }, userId, now));
  if (outcome instanceof CallError) throw outcome;
  return outcome;
}

/** The confirmed account of this address, else the newest unconfirmed one, where the password fits. */
async function findByPassword(
  db: Queries,
  brandId: string,
  email: string,
  password: string,
): Promise<number | null> {
  const { rows } = await db.execute<Candidate>(sql`
    select distinct on (status) id, password_hash, status from users
    where brand_id = ${brandId} and email = ${email} and status in ('active', 'not_confirmed')
    order by status, id desc`);
  const active = rows.find((row) => row.status === 'active');
  const unconfirmed = rows.find((row) => row.status === 'not_confirmed');
  const [fitsActive, fitsUnconfirmed] = await Promise.all([
    fitsPassword(active?.password_hash ?? null, password),
    fitsPassword(unconfirmed?.password_hash ?? null, password),
  ]);
  if (fitsActive && active) return active.id;
  return fitsUnconfirmed && unconfirmed ? unconfirmed.id : null;
}

/**
 * Counts the attempt while its row is locked, so that parallel guesses queue up and are refused from the sixth on,
 * right or wrong. A refusal is returned, not thrown: its count has to be committed.
 */
async function settle(tx: Tx, input: Input, userId: number | null, now: Date): Promise<Opened | CallError> {
  const attempts = await lockAttempts(tx, input, now);
  const minutes = minutesLocked(attempts, now);
  if (minutes) return accountLocked(minutes);
  if (userId === null) {
    await saveAttempts(tx, input, afterFailure(attempts, now));
    return new CallError('login_failed');
  }
  await tx.execute(
    sql`delete from login_attempts where brand_id = ${input.brandId} and email = ${input.email}`,
  );
  await tx.execute(sql`update profiles set last_active_at = ${now.toISOString()} where user_id = ${userId}`);
  return { userId, token: await openSession(tx, userId, input.userAgent, now) };
}

type AttemptsRow = { failures: number; locked_until: Date | string | null; last_failure_at: Date | string };

async function findAttempts(db: Queries, brandId: string, email: string): Promise<Attempts | null> {
  const { rows } = await db.execute<AttemptsRow>(sql`
    select failures, locked_until, last_failure_at from login_attempts where brand_id = ${brandId} and email = ${email}`);
  return rows[0] ? readAttempts(rows[0]) : null;
}

async function lockAttempts(tx: Tx, { brandId, email }: Input, now: Date): Promise<Attempts> {
  const { rows } = await tx.execute<AttemptsRow>(sql`
    insert into login_attempts (brand_id, email, failures, last_failure_at)
    values (${brandId}, ${email}, 0, ${now.toISOString()})
    on conflict (brand_id, email) do update set failures = login_attempts.failures
    returning failures, locked_until, last_failure_at`);
  const row = rows[0];
  if (!row) throw new Error('The login attempts were not counted');
  return readAttempts(row);
}

async function saveAttempts(tx: Tx, { brandId, email }: Input, attempts: Attempts): Promise<void> {
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

function refuseWhileLocked(attempts: Attempts, now: Date): void {
  const minutes = minutesLocked(attempts, now);
  if (minutes) throw accountLocked(minutes);
}
