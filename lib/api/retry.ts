/** Repetitions after the first attempt (section 7: "all requests retry up to 5 times with exponential delay"). */
export const maxRetries = 5;

// A wrong password counts towards the lock, so an attempt is only ever made by a person.
const neverRetried = new Set(['POST /api/user.php', 'POST /api/signup.php']);

/** Whether a call may be repeated at all: reads always, writes only with their idempotency key. */
export function mayRetry(name: string, key: string | undefined): boolean {
  if (neverRetried.has(name)) return false;
  return name.startsWith('GET ') || key !== undefined;
}

/** Whether an answer with this status (0: none came) is worth another attempt. */
export function isPassing(status: number): boolean {
  return status === 0 || status >= 500;
}

/**
 * Milliseconds before retry `attempt` (0 is the first): 300, 600, 1200, … plus up to a quarter of chance, so that
 * browsers thrown off together do not return together.
 */
export function retryDelay(attempt: number, chance = Math.random()): number {
  const delay = 300 * 2 ** attempt;
  return Math.round(delay + (delay / 4) * chance);
}
