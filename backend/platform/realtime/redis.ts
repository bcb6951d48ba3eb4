import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type * as RedisClient from '@redis/client';
import { log } from '../http/log.ts';

/** Timeout of publishing through Redis, in milliseconds. */
const timeoutMs = 1_000;

const require = createRequire(import.meta.url);

/** A connection to Redis or Valkey that reconnects without limit; commands fail immediately while disconnected. */
export function connectRedis(url: string) {
  // Loaded on demand: most backends run without it and start faster.
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

/** Closes a connection, open or not. */
export function closeRedis(client: Redis): void {
  try {
    client.destroy();
  } catch {
    // A connection that never opened cannot be closed.
  }
}

type Channel = {
  /** Publishes lines; false if they must be sent another way. */
  send: (lines: string[]) => Promise<boolean>;
  close: () => void;
};

/** Lines shared by all processes; `onConnected` is called whenever receiving starts or resumes. */
export function connectRedisChannel(
  url: string,
  channel: string,
  { onLine, onConnected }: { onLine: (line: string) => void; onConnected: () => void },
): Channel {
  const [publisher, subscriber] = [connectRedis(url), connectRedis(url)];
  const warn = (error: unknown) => log.warn({ err: error }, 'Redis cannot be used');
  let isSubscribed = false;
  // The client resubscribes after reconnecting.
  subscriber.on('ready', () => isSubscribed && onConnected());
  publisher.connect().catch(warn);
  subscriber
    .connect()
    .then(() => subscriber.subscribe(channel, onLine))
    .then(() => {
      isSubscribed = true;
      onConnected();
    })
    .catch(warn);
  return {
    async send(lines) {
      const published = Promise.all(lines.map((line) => publisher.publish(channel, line)));
      return Promise.race([
        published.then(
          () => true,
          () => false,
        ),
        sleep(timeoutMs, false, { ref: false }),
      ]);
    },
    close() {
      closeRedis(publisher);
      closeRedis(subscriber);
    },
  };
}
