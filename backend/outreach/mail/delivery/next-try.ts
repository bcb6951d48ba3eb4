const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** So long (milliseconds) a mail is tried. */
export const triedFor = 48 * hour;
const firstPause = 5 * second;
const maxDelay = 15 * minute;
/** Between tries at a mailbox that takes nothing: nobody is helped by a server that is asked two hundred times. */
export const maxMailboxDelay = 6 * hour;

/**
 * Milliseconds until a mail that could not be sent is tried again: half of what it has waited, within bounds, and once
 * more at the very end. Null where its time is over.
 */
export function pauseBeforeNextTry(createdAt: Date, now: Date, max = maxDelay): number | null {
  const age = Math.max(0, now.getTime() - createdAt.getTime());
  if (age >= triedFor) return null;
  const pause = Math.min(max, Math.max(firstPause, Math.ceil(age / 2)));
  return Math.min(pause, triedFor - age);
}
