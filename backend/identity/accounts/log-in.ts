import { sql } from 'drizzle-orm';
import { storedAddress } from '#lib/contract/identity/mail-address.ts';
import { inTransaction, type Db, type Queries, type Tx } from '../../platform/db/connect.ts';
import { recordActivity } from '../../community/members/activity.ts';
import { CallError } from '../../platform/http/errors.ts';
import { isReturnable } from '../account-deletion/reactivation-link.ts';
import { countAttempt, refuseWhileLocked, type Attempt } from './login-attempts.ts';
import { recordFailedLogin, recordLogin } from './record-login.ts';
import { getLoginOrigin, type LoginVisitor } from './login-origin.ts';
import { createSession, type Device } from './create-session.ts';
import { checkPassword, storeRehash, type Checked } from './passwords.ts';

type Input = Device &
  LoginVisitor & {
    email: string;
    password: string;
    isProven: boolean;
  };

type Candidate = {
  id: number;
  password_hash: string;
  status: 'active' | 'not_confirmed' | 'deleted';
  closed: boolean;
};

type Found = Candidate & Pick<Checked, 'newHash'>;

type Opened = { userId: number; token: string };

/**
 * Always verifies three hashes and also locks unknown addresses, so that nothing reveals an account without the
 * password.
 * @throws login_failed, account_locked or login_guarded with the minutes left, proof_missing after a failure of the
 * network or address; with the right password also account_closed, account_deleted if it can be reactivated
 */
export async function logIn(db: Db, input: Input, now: Date): Promise<Opened> {
  const email = storedAddress(input.email);
  const candidates = await findCandidates(db, input.brandId, email, now);
  const origin = getLoginOrigin(input, candidates.find((candidate) => candidate !== null)?.id ?? null);
  const attempt = { brandId: input.brandId, email, origin };
  const hadFailures = await refuseWhileLocked(db, attempt, now);
  if (hadFailures && !origin.isKnown && !input.isProven) throw new CallError('proof_missing');
  const found = await findByPassword(candidates, input.password);
  const outcome = await inTransaction(db, (tx) => settle(tx, { ...input, ...attempt }, found, now));
  if (outcome instanceof CallError) throw outcome;
  return outcome;
}

/** The confirmed account of the address, its newest unconfirmed one and its last deleted one; null for each missing. */
async function findCandidates(
  db: Queries,
  brandId: string,
  email: string,
  now: Date,
): Promise<(Candidate | null)[]> {
  const { rows } = await db.execute<Candidate>(sql`
    select distinct on (status) id, password_hash, status, locked_at is not null as closed from users
    where brand_id = ${brandId} and email = ${email} and (status <> 'deleted' or ${isReturnable(now)})
    order by status, id desc`);
  return (['active', 'not_confirmed', 'deleted'] as const).map(
    (status) => rows.find((row) => row.status === status) ?? null,
  );
}

async function findByPassword(
  candidates: readonly (Candidate | null)[],
  password: string,
): Promise<Found | null> {
  const checked = await Promise.all(
    candidates.map(async (candidate) => {
      const { isMatch, newHash } = await checkPassword(candidate?.password_hash ?? null, password);
      return candidate && isMatch ? { ...candidate, newHash } : null;
    }),
  );
  return checked.find((candidate) => candidate !== null) ?? null;
}

/** Counts the attempt and opens the session. Returns a refusal instead of throwing, so that the count is committed. */
async function settle(
  tx: Tx,
  input: Input & Attempt,
  found: Found | null,
  now: Date,
): Promise<Opened | CallError> {
  const { refusal, hasLocked } = await countAttempt(tx, input, found !== null, now);
  if (refusal) return refusal;
  if (found === null) {
    // Attempts while locked out are not recorded, or a bot could fill the list.
    await recordFailedLogin(tx, { ...input, outcome: hasLocked ? 'locked' : 'wrong_password', now });
    return new CallError('login_failed');
  }
  if (found.closed) return new CallError('account_closed');
  if (found.status === 'deleted') return new CallError('account_deleted');
  const userId = found.id;
  await storeRehash(tx, { userId, old: found.password_hash }, found);
  await tx.execute(recordActivity(userId, now));
  await recordLogin(tx, { ...input, userId, outcome: 'logged_in', now });
  return { userId, token: await createSession(tx, userId, input, now) };
}
