import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ipv6Prefix48, getRateLimitNetwork, networksInOne } from '../../lib/process/networks.ts';

/**
 * Points a minute for a network's uncached pages and pictures: one each, more for slow ones. Sized for crawlers and
 * busy offices; cached responses are free.
 */
const perMinute = 600;
/** Milliseconds of this process's thread for one point. */
const msOfPoint = 50;
/** Maximum points of one response, so that machine load does not count. */
const dearest = 10;
/** Points of a search with free input, which is unlimited in variety and rarely shared. */
export const searchPoints = 3;

/** Prevents one network from overloading this process with searches and nonexistent addresses. */
export class RenderRateLimiter {
  readonly #one: RateLimiterMemory;
  readonly #many: RateLimiterMemory;

  constructor(scale = 1) {
    const points = Math.max(1, perMinute * scale);
    this.#one = new RateLimiterMemory({ points, duration: 60 });
    this.#many = new RateLimiterMemory({ points: points * networksInOne, duration: 60 });
  }

  /** Counts a response to render; returns 0, or the seconds before the network may retry. */
  async take(address: string, points = 1): Promise<number> {
    const gifted = ipv6Prefix48(address);
    try {
      await this.#one.consume(getRateLimitNetwork(address), points);
      if (gifted) await this.#many.consume(gifted, points);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }

  /** Counts a finished response's time beyond its first point; never refuses. */
  async charge(address: string, ms: number): Promise<void> {
    const points = Math.min(dearest, Math.floor(ms / msOfPoint));
    const gifted = ipv6Prefix48(address);
    if (points < 1) return;
    await this.#one.penalty(getRateLimitNetwork(address), points);
    if (gifted) await this.#many.penalty(gifted, points);
  }
}
