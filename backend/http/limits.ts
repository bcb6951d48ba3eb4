import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './errors.ts';

/** Requests a minute for one key, by kind of call. */
const perMinute = {
  read: 600,
  write: 240,
  login: 20,
  signup: 10,
  challenge: 60,
  /** Mails that anybody can have sent to any address: for a new password, for a deleted account. */
  reset: 6,
  /** Ratings of a password that is being typed. */
  strength: 60,
  address: 40,
  invitation: 20,
  mail: 6,
  complaint: 6,
  /** What became of a complaint. */
  status: 20,
  upload: 60,
  /** Visits and bounces that one address has counted; behind one of a mobile network there are many people. */
  arrival: 120,
  /** A provider speaks from a few addresses for all payers. */
  webhook: 3_000,
} as const;

export type LimitKind = keyof typeof perMinute;

export type Limits = { take: (kind: LimitKind, key: string) => Promise<void> };

/** Token buckets by kind; `take` throws `too_many_requests` with the seconds to wait. */
export function createLimits(scale = 1): Limits {
  const limiters = Object.fromEntries(
    Object.entries(perMinute).map(([kind, points]) => [
      kind,
      new RateLimiterMemory({ points: points * scale, duration: 60 }),
    ]),
  ) as Record<LimitKind, RateLimiterMemory>;
  return {
    async take(kind, key) {
      try {
        await limiters[kind].consume(key);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
  };
}
