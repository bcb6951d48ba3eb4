import type { EventHandlers, FanOut } from './event-handlers.ts';
import { openPostgresFanOut } from './fan-out-postgres.ts';
import { openRedisFanOut } from './fan-out-redis.ts';
import type { AnnouncementsEnv } from './read-announcements.ts';

export type FanOutEnv = AnnouncementsEnv & { REDIS_URL?: string | undefined };

/** Hands every announcement of every process on: by way of Redis where the environment names one, else by PostgreSQL alone. */
export function openFanOut(
  { DATABASE_URL, DATABASE_DIRECT_URL, REDIS_URL }: FanOutEnv,
  handlers: EventHandlers,
): FanOut {
  // Listening, and the lock of who does, belong to one connection: a pooler would give them to somebody else.
  const databaseUrl = DATABASE_DIRECT_URL ?? DATABASE_URL;
  return REDIS_URL
    ? openRedisFanOut({ databaseUrl, redisUrl: REDIS_URL }, handlers)
    : openPostgresFanOut(databaseUrl, handlers);
}
