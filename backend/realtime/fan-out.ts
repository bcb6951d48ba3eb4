import type { Ears, FanOut } from './ears.ts';
import { openPostgresFanOut } from './fan-out-postgres.ts';
import { openRedisFanOut } from './fan-out-redis.ts';

export type FanOutEnv = { DATABASE_URL: string; REDIS_URL?: string | undefined };

/** Hands every announcement of every process on: by way of Redis where the environment names one, else by PostgreSQL alone. */
export function openFanOut({ DATABASE_URL, REDIS_URL }: FanOutEnv, ears: Ears): FanOut {
  return REDIS_URL
    ? openRedisFanOut({ databaseUrl: DATABASE_URL, redisUrl: REDIS_URL }, ears)
    : openPostgresFanOut(DATABASE_URL, ears);
}
