/** Milliseconds after load until the first refetch of user, chats and likes (`docs/specification.md` §9). */
const firstPoll = 5_000;
/** Milliseconds between two polls (`docs/specification.md` §9). */
const pollInterval = 60_000;
/** The same with push messages (`docs/specification.md` §9). */
const pollIntervalWithPush = 300_000;

/** Milliseconds until the next background refresh; `polls` counts those since load. */
export function nextPoll(polls: number, pushSubscribed: boolean): number {
  if (polls === 0) return firstPoll;
  return pushSubscribed ? pollIntervalWithPush : pollInterval;
}
