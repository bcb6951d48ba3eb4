import { and, eq, gt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { loginAttempts, loginAttemptsByOrigin } from '../../platform/db/schema/accounts.ts';
import type { Queries, Tx } from '../../platform/db/connect.ts';
import { accountLocked, CallError } from '../../platform/http/errors.ts';
import {
  afterFailure,
  maxFailedLoginsPerEmail,
  maxFailedLogins,
  failuresCountFrom,
  minutesLocked,
  type Attempts,
} from './login-lock.ts';
import type { LoginOrigin } from './login-origin.ts';

/** The target and origin of an attempt; also counted for addresses without an account. */
export type Attempt = { brandId: string; email: string; origin: LoginOrigin };

/**
 * Returns whether the network or address had recent failures.
 * @throws account_locked with the minutes left, login_guarded if the address is under attack and the origin unknown
 */
export async function refuseWhileLocked(db: Queries, attempt: Attempt, now: Date): Promise<boolean> {
  const { brandId, email, origin } = attempt;
  const since = failuresCountFrom(now);
  const [own, everywhere] = [loginAttemptsByOrigin, loginAttempts];
  const rows = await unionAll(
    db
      .select({ ...pickColumns(own), scope: sql<Scope>`'own'`.as('scope') })
      .from(own)
      .where(matchesAttempt(attempt)),
    db
      .select({ ...pickColumns(everywhere), scope: sql<Scope>`'everywhere'`.as('scope') })
      .from(everywhere)
      .where(and(eq(everywhere.brandId, brandId), eq(everywhere.email, email))),
    db
      .select({ ...pickColumns(own), scope: sql<Scope>`'network'`.as('scope') })
      .from(own)
      .where(and(eq(own.origin, origin.id), gt(own.lastFailureAt, since), gt(own.failures, 0)))
      .limit(1),
  );
  const byScope = new Map(rows.map((row) => [row.scope, row]));
  const refusal = findRefusal(byScope.get('own') ?? null, byScope.get('everywhere') ?? null, origin, now);
  if (refusal) throw refusal;
  return rows.some(({ failures, lastFailureAt }) => failures > 0 && lastFailureAt > since);
}

type Scope = 'own' | 'everywhere' | 'network';

type Counted = {
  /** Set if the origin is locked out and no password was tried. */
  refusal: CallError | null;
  hasLocked: boolean;
};

/**
 * Counts an attempt under a row lock, so that parallel guesses queue up and are refused from the sixth on. Returns a
 * refusal instead of throwing, so that the counts are committed.
 */
export async function countAttempt(tx: Tx, attempt: Attempt, isRight: boolean, now: Date): Promise<Counted> {
  const own = await lockOwn(tx, attempt, now);
  const everywhere = attempt.origin.isKnown ? null : await lockEverywhere(tx, attempt, now);
  const refusal = findRefusal(own, everywhere, attempt.origin, now);
  if (refusal) return { refusal, hasLocked: false };
  if (isRight) {
    await tx.delete(loginAttemptsByOrigin).where(matchesAttempt(attempt));
    return { refusal: null, hasLocked: false };
  }
  const failed = afterFailure(own, now, maxFailedLogins);
  await tx.update(loginAttemptsByOrigin).set(failed).where(matchesAttempt(attempt));
  if (everywhere)
    await tx
      .update(loginAttempts)
      .set(afterFailure(everywhere, now, maxFailedLoginsPerEmail))
      .where(and(eq(loginAttempts.brandId, attempt.brandId), eq(loginAttempts.email, attempt.email)));
  return { refusal: null, hasLocked: failed.lockedUntil !== null };
}

/** Clears the failures at an address and unlocks it. */
export async function clearAttempts(
  tx: Tx,
  { brandId, email }: Pick<Attempt, 'brandId' | 'email'>,
): Promise<void> {
  for (const table of [loginAttempts, loginAttemptsByOrigin])
    await tx.delete(table).where(and(eq(table.brandId, brandId), eq(table.email, email)));
}

async function lockOwn(tx: Tx, { brandId, email, origin }: Attempt, now: Date): Promise<Attempts> {
  const table = loginAttemptsByOrigin;
  const [row] = await tx
    .insert(table)
    .values({ brandId, email, origin: origin.id, failures: 0, lastFailureAt: now })
    .onConflictDoUpdate({
      target: [table.brandId, table.email, table.origin],
      set: { failures: sql`${table.failures}` },
    })
    .returning(pickColumns(table));
  return required(row);
}

async function lockEverywhere(tx: Tx, { brandId, email }: Attempt, now: Date): Promise<Attempts> {
  const table = loginAttempts;
  const [row] = await tx
    .insert(table)
    .values({ brandId, email, failures: 0, lastFailureAt: now })
    .onConflictDoUpdate({ target: [table.brandId, table.email], set: { failures: sql`${table.failures}` } })
    .returning(pickColumns(table));
  return required(row);
}

function required(row: Attempts | undefined): Attempts {
  if (!row) throw new Error('The login attempts were not counted');
  return row;
}

const matchesAttempt = ({ brandId, email, origin }: Attempt) =>
  and(
    eq(loginAttemptsByOrigin.brandId, brandId),
    eq(loginAttemptsByOrigin.email, email),
    eq(loginAttemptsByOrigin.origin, origin.id),
  );

const pickColumns = ({
  failures,
  lockedUntil,
  lastFailureAt,
}: typeof loginAttempts | typeof loginAttemptsByOrigin) => ({ failures, lockedUntil, lastFailureAt });

function findRefusal(
  own: Attempts | null,
  everywhere: Attempts | null,
  { isKnown }: LoginOrigin,
  now: Date,
): CallError | null {
  const minutes = own ? minutesLocked(own, now) : 0;
  if (minutes) return accountLocked(minutes);
  const guarded = everywhere && !isKnown ? minutesLocked(everywhere, now) : 0;
  return guarded ? new CallError('login_guarded', { minutes: guarded }) : null;
}
