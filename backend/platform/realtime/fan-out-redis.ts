import type pg from 'pg';
import { log } from '../http/log.ts';
import type { EventHandlers, FanOut } from './event-handlers.ts';
import { channel, openPostgresFanOut } from './fan-out-postgres.ts';
import { closeRedis, openRedis } from './redis.ts';

/** Milliseconds between two lines that say nothing but the newest number: whoever missed one line reads it then. */
const beatEvery = 2_000;

/**
 * One process of all listens to the database and passes every line on by Redis; the others hear Redis alone. Who that is
 * follows from a lock that ends with its connection, so another one takes over within a second of its death. A lost line
 * shows by its number, and is read from the database.
 */
export function openRedisFanOut(
  { databaseUrl, redisUrl }: { databaseUrl: string; redisUrl: string },
  handlers: EventHandlers,
): FanOut {
  const [speaker, listener] = [openRedis(redisUrl), openRedis(redisUrl)];
  let newest = 0;
  const say = (line: string) => {
    newest = Math.max(newest, Number.parseInt(line, 10) || 0);
    // Who passes lines on needs no Redis to hear them.
    handlers.onLine(line);
    speaker.publish(channel, line).catch(() => undefined);
  };

  const relay = openPostgresFanOut(databaseUrl, { onLine: say, onConnected: handlers.onConnected }, takeLock);
  const beat = setInterval(() => {
    if (newest > 0) speaker.publish(channel, String(newest)).catch(() => undefined);
  }, beatEvery);

  const complain = (error: unknown) => log.warn({ err: error }, 'Redis cannot be used');
  // A connection that comes back subscribes again by itself; what was said meanwhile is read.
  listener.on('ready', () => handlers.onConnected());
  speaker.connect().catch(complain);
  listener
    .connect()
    .then(() => listener.subscribe(channel, (line: string) => handlers.onLine(line)))
    .then(() => handlers.onConnected())
    .catch(complain);

  return {
    async close() {
      clearInterval(beat);
      closeRedis(speaker);
      closeRedis(listener);
      await relay.close();
    },
  };
}

async function takeLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock(7301, 2) as taken');
  return rows[0]?.taken ?? false;
}
