import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ipv6Prefix48, getRateLimitNetwork, networksPerPrefix48 } from '../../lib/process/networks.ts';

/**
 * Points a minute for a network's uncached pages and pictures: one each, more for slow ones. Sized for crawlers and
 * busy offices; cached responses are free.
 */
const pointsPerMinute = 600;
/** Milliseconds of this process's thread for one point. */
const msPerPoint = 50;
/** Maximum points of one response, so that machine load does not count. */
const maxPoints = 10;
/** Points of a search with free input, which is unlimited in variety and rarely shared. */
export const searchPoints = 3;

/** Prevents one network from overloading this process with searches and nonexistent addresses. */
export class RenderRateLimiter {
  readonly #one: RateLimiterMemory;
  readonly #many: RateLimiterMemory;

  constructor(scale = 1) {
    const points = Math.max(1, pointsPerMinute * scale);
    this.#one = new RateLimiterMemory({ points, duration: 60 });
    this.#many = new RateLimiterMemory({ points: points * networksPerPrefix48, duration: 60 });
  }

  /** Counts a response to render; returns 0, or the seconds before the network may retry. */
  async take(ip: string, points = 1): Promise<number> {
    const prefix48 = ipv6Prefix48(ip);
    try {
      await this.#one.consume(getRateLimitNetwork(ip), points);
      if (prefix48) await this.#many.consume(prefix48, points);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }

  /** Counts a finished response's time beyond its first point; never refuses. */
  async charge(ip: string, ms: number): Promise<void> {
    const points = Math.min(maxPoints, Math.floor(ms / msPerPoint));
    const prefix48 = ipv6Prefix48(ip);
    if (points < 1) return;
    await this.#one.penalty(getRateLimitNetwork(ip), points);
    if (prefix48) await this.#many.penalty(prefix48, points);
  }
}
