import { setTimeout as pause } from 'node:timers/promises';
import { streamFeed, type FeedEvent } from '../lib/contract/events.ts';
import { openBackend } from '../lib/upstream/http.ts';
import { identityHeaders } from '../lib/upstream/identity.ts';
import { log } from './log.ts';

type Ears = {
  onEvent: (event: FeedEvent) => void;
  /** The feed is open again after a time in which events may have been missed. */
  onGap: () => void;
};

/** The backend ends a feed after 15 minutes; the next one is opened before, so that nothing falls between them. */
const renewAfter = 13 * 60_000;
/** A feed sends a comment every 25 seconds; silence of 60 means that it is dead. */
const silence = 60_000;
const backoff = { first: 250, most: 5_000 };
const quietFailures = 3;
const lineLimit = 1_000_000;

/** This process's one stream of everything that happens, kept open for ever. Returns how to stop. */
export function followFeed(ears: Ears): () => void {
  const stop = new AbortController();
  void keepFollowing(ears, stop.signal);
  return () => stop.abort();
}

async function keepFollowing({ onEvent, onGap }: Ears, signal: AbortSignal): Promise<void> {
  let feed: Feed | null = null;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const next: Feed = await openFeed(onEvent, signal);
      failures = 0;
      // Both feeds are open for a moment: an event told twice is harmless, one told never is not.
      if (feed === null) onGap();
      else feed.close();
      feed = next;
      await Promise.race([feed.ended, pause(renewAfter, undefined, { signal })]);
      if (feed.isOver()) throw new Error('The feed ended');
    } catch (error) {
      if (signal.aborted) break;
      // A backend that starts beside us, or again, is back within the first few.
      if (failures === quietFailures) log.warn({ err: error }, 'the feed is lost, trying again');
      feed?.close();
      feed = null;
      await pause(Math.min(backoff.first * 2 ** failures++, backoff.most), undefined, { signal }).catch(
        () => null,
      );
    }
  }
  feed?.close();
}

type Feed = { ended: Promise<void>; isOver: () => boolean; close: () => void };

async function openFeed(onEvent: (event: FeedEvent) => void, signal: AbortSignal): Promise<Feed> {
  const own = new AbortController();
  const answer = await openBackend(
    streamFeed.path,
    { ...identityHeaders({}), accept: 'text/event-stream' },
    { silence, signal: AbortSignal.any([signal, own.signal]) },
  );
  if (answer.statusCode !== 200 || !String(answer.headers['content-type']).startsWith('text/event-stream')) {
    await answer.body.dump();
    throw new Error(`The feed answered ${answer.statusCode}`);
  }
  let isOver = false;
  const ended = readEvents(answer.body, onEvent)
    .catch(() => undefined)
    .then(() => {
      isOver = true;
    });
  return { ended, isOver: () => isOver, close: () => own.abort() };
}

async function readEvents(stream: NodeJS.ReadableStream, onEvent: (event: FeedEvent) => void): Promise<void> {
  let rest = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > lineLimit) throw new Error('The feed sent an endless line');
    for (const line of lines) if (line.startsWith('data:')) tell(line.slice(5), onEvent);
  }
}

function tell(text: string, onEvent: (event: FeedEvent) => void): void {
  try {
    onEvent(JSON.parse(text) as FeedEvent);
  } catch (error) {
    log.error({ err: error }, 'an event of the feed could not be handled');
  }
}
