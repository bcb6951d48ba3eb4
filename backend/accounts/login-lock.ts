/** Failures after which an address is locked, and for how long; minutes in milliseconds. */
const allowedFailures = 5;
const lockTime = 15 * 60_000;

export type Attempts = { failures: number; lockedUntil: Date | null; lastFailureAt: Date };

/** Whole minutes until the address opens again, rounded up; 0 when it is open. */
export function minutesLocked({ lockedUntil }: Pick<Attempts, 'lockedUntil'>, now: Date): number {
  return lockedUntil ? Math.max(0, Math.ceil((lockedUntil.getTime() - now.getTime()) / 60_000)) : 0;
}

/** What is known of an address after one more failure: fifteen quiet minutes clear its record, the fifth failure locks it. */
export function afterFailure(attempts: Attempts, now: Date): Attempts {
  const quiet = now.getTime() - attempts.lastFailureAt.getTime() >= lockTime;
  const failures = (quiet || attempts.lockedUntil ? 0 : attempts.failures) + 1;
  const lockedUntil = failures >= allowedFailures ? new Date(now.getTime() + lockTime) : null;
  return { failures, lockedUntil, lastFailureAt: now };
}
