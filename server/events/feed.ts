import { setTimeout as pause } from 'node:timers/promises';
import { streamFeed, type FeedEvent } from '../../lib/contract/events.ts';
import { openBackend } from '../../lib/upstream/http.ts';
import { identityHeaders } from '../../lib/upstream/identity.ts';
import { readEventStream } from './event-lines.ts';
import { log } from '../http/log.ts';
import { Outage } from '../pages/outage.ts';

type EventHandlers = {
  /** `id` is missing where the backend gives none. */
  onEvent: (event: FeedEvent, id?: string) => void;
  /** The feed is open after a time in which events may have been missed; it goes on behind the event `id`. */
  onGap: (id?: string) => void;
};

/** The backend ends a feed after 15 minutes; the next one is opened before, so that nothing falls between them. */
const renewAfter = 13 * 60_000;
/** A feed sends a comment every 25 seconds; silence of 60 means that it is dead. */
const silence = 60_000;
const backoff = { first: 250, most: 5_000 };
const quietFailures = 3;
/** Milliseconds in which a backend that was started together with us comes up; until then it is asked often. */
const startTogether = 10_000;
/** Milliseconds in which a feed says where it begins. */
const beginsWithin = 1_000;

/** This process's one stream of everything that happens, kept open for ever. Returns how to stop. */
export function followFeed(handlers: EventHandlers): () => void {
  const stop = new AbortController();
  void keepFollowing(handlers, stop.signal);
  return () => stop.abort();
}

async function keepFollowing(handlers: EventHandlers, signal: AbortSignal): Promise<void> {
  const row = new Row(handlers);
  let feed: Feed | null = null;
  let failures = 0;
  let hasBeenOpen = false;
  const outage = new Outage({ away: 'the feed is lost, trying again', back: 'the feed is open again' });
  const quietUntil = Date.now() + startTogether;
  while (!signal.aborted) {
    try {
      const next: Feed = await openFeed(row, signal);
      failures = 0;
      outage.over();
      hasBeenOpen = true;
      // A backend that says nowhere that it begins has no ids: what was told while no feed was open is missing.
      if (!next.hasBegun && feed === null) row.begin(undefined, undefined);
      // Both feeds are open for a moment: what the new one tells again is left out by its id.
      feed?.close();
      feed = next;
      await Promise.race([feed.ended, pause(renewAfter, undefined, { signal })]);
      if (feed.isOver()) throw new Error('The feed ended');
    } catch (error) {
      if (signal.aborted) break;
      if (!hasBeenOpen && Date.now() < quietUntil) {
        await pause(backoff.first, undefined, { signal }).catch(() => null);
        continue;
      }
      // A backend that starts again is back within the first few.
      if (failures >= quietFailures) outage.failed(error);
      feed?.close();
      feed = null;
      await pause(Math.min(backoff.first * 2 ** failures++, backoff.most), undefined, { signal }).catch(
        () => null,
      );
    }
  }
  feed?.close();
}

/** The events of all feeds in one row, each once. */
class Row {
  readonly #handlers: EventHandlers;
  /** Id of the newest event, where the backend gives any. */
  last: string | undefined;

  constructor(handlers: EventHandlers) {
    this.#handlers = handlers;
  }

  /** A feed begins behind an event; unless that is the one it was asked for, others may have been missed. */
  begin(id: string | undefined, asked: string | undefined): void {
    if (id !== undefined && id === asked) return;
    this.last = id;
    this.#handlers.onGap(id);
  }

  tell(event: FeedEvent, id: string | undefined): void {
    if (id !== undefined) {
      if (this.last !== undefined && !isAfter(id, this.last)) return;
      this.last = id;
    }
    this.#handlers.onEvent(event, id);
  }
}

/** Whether an event came after another one; those of another run of the backend did. */
function isAfter(id: string, other: string): boolean {
  const [[run, number], [otherRun, otherNumber]] = [id.split('-'), other.split('-')];
  return run !== otherRun || Number(number) > Number(otherNumber);
}

type Feed = { hasBegun: boolean; ended: Promise<void>; isOver: () => boolean; close: () => void };

/** What ends with a signal, or before it. */
function linkTo(signal: AbortSignal): { own: AbortController; unlink: () => void } {
  const own = new AbortController();
  const end = () => own.abort();
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  return { own, unlink: () => signal.removeEventListener('abort', end) };
}

/** Resolves once the feed has said where it begins, or has let the time for it pass. */
async function openFeed(row: Row, signal: AbortSignal): Promise<Feed> {
  const { own, unlink } = linkTo(signal);
  const asked = row.last;
  const answer = await openBackend(
    streamFeed.path,
    {
      ...identityHeaders({}),
      accept: 'text/event-stream',
      ...(asked === undefined ? {} : { 'last-event-id': asked }),
    },
    { silence, signal: own.signal },
  ).catch((error: unknown) => {
    unlink();
    throw error;
  });
  if (answer.statusCode !== 200 || !String(answer.headers['content-type']).startsWith('text/event-stream')) {
    unlink();
    await answer.body.dump();
    throw new Error(`The feed answered ${answer.statusCode}`);
  }
  let isOver = false;
  let onBegin = () => {};
  const begun = new Promise<boolean>((resolve) => {
    onBegin = () => resolve(true);
  });
  const ended = readEventStream(answer.body, ({ name, data, id }) => {
    if (name === 'begin') {
      row.begin(id, asked);
      onBegin();
    } else if (data !== '') tell(row, data, id);
  })
    .catch(() => undefined)
    .then(() => {
      unlink();
      isOver = true;
    });
  const hasBegun = await Promise.race([begun, pause(beginsWithin, false, { signal })]);
  return { hasBegun, ended, isOver: () => isOver, close: () => own.abort() };
}

function tell(row: Row, text: string, id: string | undefined): void {
  try {
    row.tell(JSON.parse(text) as FeedEvent, id);
  } catch (error) {
    log.error({ err: error }, 'an event of the feed could not be handled');
  }
}
