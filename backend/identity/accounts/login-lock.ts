/** Failures of one origin after which it is locked out of an address. */
export const allowedFailures = 5;
/** Failures at an address from everywhere after which only devices that it knows are let through. */
export const allowedEverywhere = 30;
/** How long both last, and how long a failure is remembered: 15 minutes in milliseconds. */
const lockTime = 15 * 60_000;

export type Attempts = { failures: number; lockedUntil: Date | null; lastFailureAt: Date };

/** Whole minutes until the lock ends, rounded up; 0 when there is none. */
export function minutesLocked({ lockedUntil }: Pick<Attempts, 'lockedUntil'>, now: Date): number {
  return lockedUntil ? Math.max(0, Math.ceil((lockedUntil.getTime() - now.getTime()) / 60_000)) : 0;
}

/** What is known after one more failure: fifteen quiet minutes clear the record, the last allowed failure locks. */
export function afterFailure(attempts: Attempts, now: Date, allowed = allowedFailures): Attempts {
  const quiet = attempts.lastFailureAt <= failuresCountFrom(now);
  const failures = (quiet || attempts.lockedUntil ? 0 : attempts.failures) + 1;
  const lockedUntil = failures >= allowed ? new Date(now.getTime() + lockTime) : null;
  return { failures, lockedUntil, lastFailureAt: now };
}

/** Failures of this moment and before are forgotten. */
export function failuresCountFrom(now: Date): Date {
  return new Date(now.getTime() - lockTime);
}
