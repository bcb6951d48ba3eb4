/** Failures of an origin before it is locked out of an address. */
export const maxFailedLogins = 5;
/** Failures at an address from all origins before only known devices are let through. */
export const maxFailedLoginsPerEmail = 30;
/** 15 minutes in milliseconds: duration of both locks and memory of a failure. */
const lockDurationMs = 15 * 60_000;

export type Attempts = { failures: number; lockedUntil: Date | null; lastFailureAt: Date };

/** Minutes until the lock ends, rounded up; 0 if there is none. */
export function minutesLocked({ lockedUntil }: Pick<Attempts, 'lockedUntil'>, now: Date): number {
  return lockedUntil ? Math.max(0, Math.ceil((lockedUntil.getTime() - now.getTime()) / 60_000)) : 0;
}

/** State after another failure: 15 quiet minutes reset it, the last allowed failure locks. */
export function afterFailure(attempts: Attempts, now: Date, max = maxFailedLogins): Attempts {
  const quiet = attempts.lastFailureAt <= failuresCountFrom(now);
  const failures = (quiet || attempts.lockedUntil ? 0 : attempts.failures) + 1;
  const lockedUntil = failures >= max ? new Date(now.getTime() + lockDurationMs) : null;
  return { failures, lockedUntil, lastFailureAt: now };
}

/** Failures up to this time do not count. */
export function failuresCountFrom(now: Date): Date {
  return new Date(now.getTime() - lockDurationMs);
}
