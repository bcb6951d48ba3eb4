import { setTimeout as sleep } from 'node:timers/promises';
import { streamFeed, type FeedEvent } from '../../lib/contract/events.ts';
import { openBackendStream } from '../../lib/upstream/http.ts';
import { identityHeaders } from '../../lib/upstream/identity.ts';
import { parseEventStream } from './event-lines.ts';
import { log } from '../http/log.ts';
import { OutageLogger } from '../pages/outage-logger.ts';

type EventHandlers = {
  onEvent: (event: FeedEvent) => void;
  /** The feed has reconnected after possibly missing events. */
  onGap: () => void;
};

/** A feed sends a comment every 25 seconds; after 60 seconds without data it is dead. */
const idleTimeoutMs = 60_000;
const backoff = { first: 250, max: 5_000 };
const quietFailures = 3;
/**
 * Milliseconds in which a backend started together with this process comes up; reconnects are frequent until then.
 */
const startTogether = 10_000;

/** Keeps this process's single stream of all events open. Returns the function to stop. */
export function followFeed(handlers: EventHandlers): () => void {
  const stop = new AbortController();
  void followEvents(handlers, stop.signal);
  return () => stop.abort();
}

async function followEvents({ onEvent, onGap }: EventHandlers, signal: AbortSignal): Promise<void> {
  let failures = 0;
  let hasBeenOpen = false;
  const outage = new OutageLogger({ down: 'the feed is lost, trying again', up: 'the feed is open again' });
  const quietUntil = Date.now() + startTogether;
  const onOpen = () => {
    failures = 0;
    outage.over();
    hasBeenOpen = true;
    onGap();
  };
  while (!signal.aborted) {
    const error = await follow(onOpen, onEvent, signal).catch((thrown: unknown) => thrown);
    if (signal.aborted) return;
    const isStarting = !hasBeenOpen && Date.now() < quietUntil;
    // A restarting backend is back within the first few attempts.
    if (!isStarting && failures >= quietFailures) outage.failed(error);
    const delay = Math.min(backoff.first * 2 ** failures, backoff.max);
    if (!isStarting) failures += 1;
    await sleep(delay, undefined, { signal }).catch(() => null);
  }
}

/** Emits the events of one feed; resolves with the message for its end. */
async function follow(
  onOpen: () => void,
  onEvent: (event: FeedEvent) => void,
  signal: AbortSignal,
): Promise<Error> {
  const headers = { ...identityHeaders({}), accept: 'text/event-stream' };
  const {
    statusCode,
    headers: responseHeaders,
    body,
  } = await openBackendStream(streamFeed.path, headers, { idleTimeoutMs, signal });
  if (statusCode !== 200 || !String(responseHeaders['content-type']).startsWith('text/event-stream')) {
    await body.dump();
    throw new Error(`The feed answered ${statusCode}`);
  }
  onOpen();
  await parseEventStream(body, ({ data }) => {
    try {
      onEvent(JSON.parse(data) as FeedEvent);
    } catch (error) {
      log.error({ err: error }, 'an event of the feed could not be handled');
    }
  });
  return new Error('The feed ended');
}
