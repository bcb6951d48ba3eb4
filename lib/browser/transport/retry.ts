import { neverRetried } from '../../contract/retried.ts';

/** Repetitions after the first attempt (section 7: "all requests retry up to 5 times with exponential delay"). */
export const maxRetries = 5;

/** Whether a call may be repeated at all: every read, and every write but the attempts that only a person makes. */
export function mayRetry(name: string): boolean {
  return !neverRetried.has(name);
}

/** Whether a call carries an idempotency key, so that its repetition is done once. */
export function needsKey(name: string): boolean {
  return !name.startsWith('GET ') && mayRetry(name);
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
