const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long a mail is retried, in milliseconds. */
export const mailRetryWindowMs = 48 * hour;
const minDelay = 5 * second;
const maxDelay = 15 * minute;
/** Longest pause between attempts at a failing mailbox; more attempts would not help. */
export const maxMailboxDelay = 6 * hour;

/**
 * Milliseconds until the next attempt: half of the time waited so far, within bounds, and once more at the very end.
 * Null after the deadline.
 */
export function retryDelay(createdAt: Date, now: Date, max = maxDelay): number | null {
  const age = Math.max(0, now.getTime() - createdAt.getTime());
  if (age >= mailRetryWindowMs) return null;
  const delay = Math.min(max, Math.max(minDelay, Math.ceil(age / 2)));
  return Math.min(delay, mailRetryWindowMs - age);
}
