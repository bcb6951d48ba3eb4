import type { FeedEvent } from '#lib/contract/events.ts';
import { log } from '../http/log.ts';
import { openEcho } from './echo.ts';
import { EventLog, type Announced } from './event-log.ts';
import { openFanOut, type FanOutEnv } from './fan-out.ts';
import { atOnce, openAnnouncements } from './read-announcements.ts';

export {
  announce,
  announceCall,
  announceDelivery,
  announceLogout,
  announceMessage,
  purge,
} from './announce.ts';

/** `id` is missing for what is kept nowhere. */
type Subscriber = (event: FeedEvent, id: string | null) => void;

export type Hub = {
  /** Calls back for every event of every process; returns how to stop. */
  subscribe: (subscriber: Subscriber) => () => void;
  /** The newest events and their ids. */
  events: Pick<EventLog, 'position' | 'beginning' | 'after'>;
  /** Has the events after an id read from the database where this process does not have them; resolves in any case. */
  reach: (id: string) => Promise<void>;
  /** Since when (milliseconds) nothing of what this process announces comes back to it; 0 where it does. */
  deafFor: () => number;
  close: () => Promise<void>;
};

/** Milliseconds until a reading of the database that failed is tried again. */
const pause = 500;

/**
 * Hears every announcement and hands it to the subscribers, each once and in the order of the commits. What was announced while
 * nothing could be heard is read from the database. `onGap` is called where that is not possible, and at the start.
 */
export function createHub(env: FanOutEnv, onGap: () => void): Hub {
  const subscribers = new Set<Subscriber>();
  const events = new EventLog();
  const announcements = openAnnouncements(env);
  let hasBegun = false;
  let closed = false;
  let reading: Promise<void> | null = null;
  let isBehind = false;
  let retry: NodeJS.Timeout | undefined;

  const hand = (event: FeedEvent, id: string | null) => {
    for (const subscriber of subscribers) subscriber(event, id);
  };
  const tell = (announced: Announced) => {
    const numbered = events.add(announced);
    if (numbered) hand(numbered.event, numbered.id);
  };

  const begin = async ({ run, oldest, newest }: { run: string; oldest: number; newest: number }) => {
    const floor = Math.max(oldest, newest - atOnce);
    const recent = await announcements.read(floor, newest);
    events.begin(run, floor);
    for (const each of recent) events.add(each);
    hasBegun = true;
    onGap();
  };
  const readOn = async () => {
    const bounds = await announcements.bounds();
    const isLost = bounds.newest < events.newest || bounds.oldest > events.newest + 1;
    if (!hasBegun || isLost) await begin(bounds);
    for (let more = atOnce; more === atOnce;) {
      const rows = await announcements.read(events.newest);
      rows.forEach(tell);
      more = rows.length;
    }
  };
  /** Reads until nothing was heard meanwhile that could not be told at once. */
  const catchUp = () => {
    isBehind = true;
    reading ??= (async () => {
      while (isBehind && !closed) {
        isBehind = false;
        await readOn();
      }
    })()
      .catch((error: unknown) => {
        if (closed) return;
        log.warn({ err: error }, 'announcements cannot be read, trying again');
        clearTimeout(retry);
        retry = setTimeout(catchUp, pause);
      })
      .finally(() => {
        reading = null;
        if (isBehind && !closed) catchUp();
      });
  };

  const echo = openEcho((line) => announcements.echo(line));
  const onLine = (line: string) => {
    if (echo.takes(line)) return;
    const [, digits, text] = /^(\d*) ?(.*)$/s.exec(line) ?? [];
    try {
      if (!digits) return hand(JSON.parse(text ?? '') as FeedEvent, null);
      const sequence = Number(digits);
      if (hasBegun && sequence <= events.newest) return;
      const isNext = hasBegun && !reading && sequence === events.newest + 1;
      if (isNext && text) tell({ sequence, event: JSON.parse(text) as FeedEvent });
      else catchUp();
    } catch (error) {
      log.error({ err: error }, 'an announcement could not be handled');
    }
  };
  const fanOut = openFanOut(env, { onLine, onConnected: catchUp });

  return {
    events,
    deafFor: echo.silentFor,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    async reach(id) {
      const sequence = events.sequenceOf(id);
      if (sequence === null || sequence >= events.floor) return;
      try {
        const { oldest } = await announcements.bounds();
        if (oldest > sequence) return;
        const floor = events.floor;
        const older = await announcements.read(sequence, floor);
        // More than one reading brings is more than a feed that comes back is worth.
        if (older.length < atOnce && floor === events.floor) events.putBefore(sequence, older);
      } catch (error) {
        log.warn({ err: error }, 'older announcements could not be read');
      }
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      echo.close();
      await fanOut.close();
      await announcements.close();
    },
  };
}
