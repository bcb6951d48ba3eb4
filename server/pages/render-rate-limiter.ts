import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ipv6Prefix48, getRateLimitNetwork, networksInOne } from '../../lib/process/networks.ts';

/**
 * Points a minute of one network for answers that have to be made: pages and pictures that nobody has asked for yet. Each
 * costs one, and what takes longer costs more. A crawler asks for a few in a second, an office full of people for some; what
 * lies in memory costs nothing and is never counted.
 */
const perMinute = 600;
/** Milliseconds of this process's thread that a point pays for. */
const msOfPoint = 50;
/** One answer costs no more than this, however busy the machine was. */
const dearest = 10;
/** Of a search whose words and numbers anybody makes up: there is no end of them, and nobody else asks for the same. */
export const searchPoints = 3;

/** Keeps one network from filling this process with searches and addresses that are found nowhere. */
export class RenderRateLimiter {
  readonly #one: RateLimiterMemory;
  readonly #many: RateLimiterMemory;

  constructor(scale = 1) {
    const points = Math.max(1, perMinute * scale);
    this.#one = new RateLimiterMemory({ points, duration: 60 });
    this.#many = new RateLimiterMemory({ points: points * networksInOne, duration: 60 });
  }

  /** Counts an answer that has to be made; 0, or the seconds after which the network may ask for one again. */
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

  /** Counts what an answer took beyond its first point, once it is made; refuses nothing. */
  async charge(address: string, ms: number): Promise<void> {
    const points = Math.min(dearest, Math.floor(ms / msOfPoint));
    const gifted = ipv6Prefix48(address);
    if (points < 1) return;
    await this.#one.penalty(getRateLimitNetwork(address), points);
    if (gifted) await this.#many.penalty(gifted, points);
  }
}
