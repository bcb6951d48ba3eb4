const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** So long (milliseconds) a mail is tried. */
export const triedFor = 48 * hour;
const firstPause = 5 * second;
const longestPause = 15 * minute;

/**
 * Milliseconds until a mail that could not be sent is tried again: half of what it has waited, within bounds, and once
 * more at the very end. Null where its time is over.
 */
export function pauseBeforeNextTry(createdAt: Date, now: Date): number | null {
  const age = Math.max(0, now.getTime() - createdAt.getTime());
  if (age >= triedFor) return null;
  const pause = Math.min(longestPause, Math.max(firstPause, Math.ceil(age / 2)));
  return Math.min(pause, triedFor - age);
}
