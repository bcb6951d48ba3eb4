import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { giftedNetworkOf, networkOf, networksInOne } from '../../lib/process/network-of.ts';

/**
 * Answers a minute that have to be made for one network: pages and pictures that nobody has asked for yet. A crawler asks
 * for a few in a second, an office full of people for some; what lies in memory costs nothing and is never counted.
 */
const perMinute = 600;

/** Keeps one network from filling this process with searches and addresses that are found nowhere. */
export class MissLimit {
  readonly #one: RateLimiterMemory;
  readonly #many: RateLimiterMemory;

  constructor(scale = 1) {
    const points = Math.max(1, perMinute * scale);
    this.#one = new RateLimiterMemory({ points, duration: 60 });
    this.#many = new RateLimiterMemory({ points: points * networksInOne, duration: 60 });
  }

  /** Counts an answer that has to be made; 0, or the seconds after which the network may ask for one again. */
  async take(address: string): Promise<number> {
    const gifted = giftedNetworkOf(address);
    try {
      await this.#one.consume(networkOf(address));
      if (gifted) await this.#many.consume(gifted);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }
}
