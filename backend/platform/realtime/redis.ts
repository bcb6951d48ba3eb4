import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type * as RedisClient from '@redis/client';
import { log } from '../http/log.ts';

/** Milliseconds that Redis has to take what is said to all. */
const timeoutMs = 1_000;

const require = createRequire(import.meta.url);

/** A connection to Redis or Valkey that opens itself again for ever; while it is away every command fails at once. */
export function connectRedis(url: string) {
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

export type Redis = ReturnType<typeof connectRedis>;

/** Ends a connection, open or not. */
export function closeRedis(client: Redis): void {
  try {
    client.destroy();
  } catch {
    // One that never came to be has nothing to end.
  }
}

type Channel = {
  /** Says lines to whoever hears; false where they have to go another way. */
  say: (lines: string[]) => Promise<boolean>;
  close: () => void;
};

/** Lines that all processes hear; `onConnected` is called whenever lines come that did not before. */
export function connectRedisChannel(
  url: string,
  channel: string,
  { onLine, onConnected }: { onLine: (line: string) => void; onConnected: () => void },
): Channel {
  const [speaker, listener] = [connectRedis(url), connectRedis(url)];
  const complain = (error: unknown) => log.warn({ err: error }, 'Redis cannot be used');
  let isHeard = false;
  // A connection that comes back subscribes again by itself.
  listener.on('ready', () => isHeard && onConnected());
  speaker.connect().catch(complain);
  listener
    .connect()
    .then(() => listener.subscribe(channel, onLine))
    .then(() => {
      isHeard = true;
      onConnected();
    })
    .catch(complain);
  return {
    async say(lines) {
      const published = Promise.all(lines.map((line) => speaker.publish(channel, line)));
      return Promise.race([
        published.then(
          () => true,
          () => false,
        ),
        pause(timeoutMs, false, { ref: false }),
      ]);
    },
    close() {
      closeRedis(speaker);
      closeRedis(listener);
    },
  };
}
