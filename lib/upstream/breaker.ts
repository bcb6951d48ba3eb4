import { listUrls } from '../site/backends.ts';
import { processWide } from '../site/process-wide.ts';

/** So many calls in a row that nobody answered in time, within this many milliseconds, open the circuit. */
const limit = 10;
const span = 10_000;
/** Milliseconds for which nobody is asked then; after that one call may try. */
const rest = 1_000;

export type BreakerState = 'closed' | 'open' | 'half-open';

/**
 * Keeps calls from waiting for a backend that hangs. What fails at once, such as a refused connection, does not open it:
 * trying costs nothing there, and the backend's return is noticed by the first who asks. `cockatiel` knows no span and no
 * call without a promise: as much as is here would stand around it, at twice the time.
 */
export class Breaker {
  /** Since the process began, by how each call ended. */
  readonly calls = { answered: 0, failed: 0, timedOut: 0, refused: 0 };
  #late: number[] = [];
  #openUntil = 0;
  #isProbing = false;

  state(now: number): BreakerState {
    if (!this.#openUntil) return 'closed';
    return now < this.#openUntil ? 'open' : 'half-open';
  }

  /** Whether a call may go out; whoever is told yes says afterwards how it ended. */
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

  /** It failed at once: whoever listens there now does not hang any more. */
  failed(): void {
    this.calls.failed += 1;
    this.#close();
  }

  timedOut(now: number): void {
    this.calls.timedOut += 1;
    this.#late = [...this.#late.filter((at) => now - at < span), now].slice(-limit);
    if (!this.#isProbing && this.#late.length < limit) return;
    this.#isProbing = false;
    this.#openUntil = now + rest;
  }

  #close(): void {
    this.#openUntil = 0;
    this.#isProbing = false;
  }
}

const breakers = () => processWide('breakers', () => new Map<string, Breaker>());

/** The breaker of a backend, one for all parts of this process. */
export function backendBreaker(url: string): Breaker {
  const known = breakers().get(url);
  if (known) return known;
  const made = new Breaker();
  breakers().set(url, made);
  return made;
}

const allBreakers = () => listUrls(process.env.BACKEND_URL || 'http://127.0.0.1:3001').map(backendBreaker);

/** How many of the backends are not asked at this moment. */
export function countOpen(now: number): number {
  return allBreakers().filter((each) => each.state(now) !== 'closed').length;
}

/** Whether there is no backend that may be asked. */
export function isBackendAway(now: number): boolean {
  return allBreakers().every((each) => each.state(now) === 'open');
}

/** Calls of all backends since the process began, by how each ended. */
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
