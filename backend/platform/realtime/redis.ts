import { createRequire } from 'node:module';
import type * as RedisClient from '@redis/client';
import { log } from '../http/log.ts';

const require = createRequire(import.meta.url);

/** A connection to Redis or Valkey that opens itself again for ever; while it is away every command fails at once. */
export function openRedis(url: string) {
  // Most backends run without it, and start faster so.
  const { createClient } = require('@redis/client') as typeof RedisClient;
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    socket: { connectTimeout: 3_000, reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, 2_000) },
  });
  let isWarned = false;
  client.on('ready', () => {
    isWarned = false;
  });
  client.on('error', (error: unknown) => {
    if (!isWarned) log.warn({ err: error }, 'Redis is away, trying again');
    isWarned = true;
  });
  return client;
}

export type Redis = ReturnType<typeof openRedis>;

/** Ends a connection, open or not. */
export function closeRedis(client: Redis): void {
  try {
    client.destroy();
  } catch {
    // One that never came to be has nothing to end.
  }
}
