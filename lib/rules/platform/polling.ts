/** Milliseconds after load until user, chats and likes are fetched again for the first time (section 9). */
const firstPoll = 5_000;
/** Milliseconds between two polls (section 9). */
const pollInterval = 60_000;
/** The same where push messages arrive (section 9). */
const pollIntervalWithPush = 300_000;

/** Milliseconds until the next background refresh; `polls` counts those done since load. */
export function nextPoll(polls: number, pushSubscribed: boolean): number {
  if (polls === 0) return firstPoll;
  return pushSubscribed ? pollIntervalWithPush : pollInterval;
}
