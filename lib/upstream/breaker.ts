import { listUrls, processWide } from '../site/backends.ts';

/** This many timeouts in a row, within this many milliseconds, open the circuit. */
const limit = 10;
const span = 10_000;
/** Milliseconds for which an open circuit blocks calls; then one call may try. */
const openMs = 1_000;

export type BreakerState = 'closed' | 'open' | 'half-open';

/**
 * Keeps calls from waiting for a hanging backend. Fast failures, such as a refused connection, do not open it: trying
 * is cheap, and the first caller notices the backend's return. `cockatiel` has neither a time window nor calls without
 * a promise: using it would need as much code, at twice the time.
 */
export class Breaker {
  /** Since the process started, by outcome. */
  readonly calls = { answered: 0, failed: 0, timedOut: 0, refused: 0 };
  #late: number[] = [];
  #openUntil = 0;
  #isProbing = false;

  state(now: number): BreakerState {
    if (!this.#openUntil) return 'closed';
    return now < this.#openUntil ? 'open' : 'half-open';
  }

  /** Whether a call may go out; if so, the caller must report its outcome. */
  mayAsk(now: number): boolean {
    const state = this.state(now);
    if (state === 'closed') return true;
    if (state === 'half-open' && !this.#isProbing) {
      this.#isProbing = true;
      return true;
    }
    this.calls.refused += 1;
    return false;
  }

  answered(): void {
    this.calls.answered += 1;
    if (this.#late.length) this.#late = [];
    this.#close();
  }

  /** A fast failure: the backend no longer hangs. */
  failed(): void {
    this.calls.failed += 1;
    this.#close();
  }

  timedOut(now: number): void {
    this.calls.timedOut += 1;
    this.#late = [...this.#late.filter((at) => now - at < span), now].slice(-limit);
    if (!this.#isProbing && this.#late.length < limit) return;
    this.#isProbing = false;
    this.#openUntil = now + openMs;
  }

  #close(): void {
    this.#openUntil = 0;
    this.#isProbing = false;
  }
}

const breakers = () => processWide('breakers', () => new Map<string, Breaker>());

/** A backend's breaker, shared by the whole process. */
export function backendBreaker(url: string): Breaker {
  const known = breakers().get(url);
  if (known) return known;
  const made = new Breaker();
  breakers().set(url, made);
  return made;
}

const allBreakers = () => listUrls(process.env.BACKEND_URL || 'http://127.0.0.1:3001').map(backendBreaker);

/** Number of backends with an open circuit. */
export function countOpen(now: number): number {
  return allBreakers().filter((each) => each.state(now) !== 'closed').length;
}

/** Whether all circuits are open. */
export function isBackendAway(now: number): boolean {
  return allBreakers().every((each) => each.state(now) === 'open');
}

/** Calls to all backends since the process started, by outcome. */
export function upstreamCalls(): Breaker['calls'] {
  const sum = { answered: 0, failed: 0, timedOut: 0, refused: 0 };
  for (const { calls } of allBreakers()) {
    sum.answered += calls.answered;
    sum.failed += calls.failed;
    sum.timedOut += calls.timedOut;
    sum.refused += calls.refused;
  }
  return sum;
}
