import type { FeedEvent } from '#lib/contract/events.ts';
import type { Hub } from '../realtime/hub.ts';

/** 15 minutes and 25 seconds in milliseconds: no stream lives for ever, none falls silent. */
const streamLife = 15 * 60 * 1000;
const heartbeat = 25 * 1000;

const open = new Set<() => void>();

/** How many streams are open. */
export const openStreams = (): number => open.size;

/** Ends every open stream; called before the process stops. */
export function closeStreams(): void {
  for (const close of open) close();
}

/**
 * Streams the events that `select` lets through; it may also reshape them. The first one, `begin`, says with its id
 * after which event the stream goes on: after `lastId`, when what was missed since is known, or after now.
 */
export function eventStream(
  hub: Hub,
  select: (event: FeedEvent) => object | null,
  lastId: string | null,
): Response {
  const encoder = new TextEncoder();
  let stop: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      const tell = (event: FeedEvent, id: string | null) => {
        const chosen = select(event);
        if (chosen) write(`${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(chosen)}\n\n`);
      };
      const missed = lastId === null ? null : hub.events.after(lastId);
      write(`id: ${missed ? lastId : hub.events.position}\nevent: begin\ndata:\n\n`);
      for (const { event, id } of missed ?? []) tell(event, id);
      const unsubscribe = hub.subscribe(tell);
      const beat = setInterval(() => write(': \n\n'), heartbeat);
      const end = setTimeout(() => {
        stop();
        controller.close();
      }, streamLife);
      const close = () => {
        stop();
        controller.close();
      };
      stop = () => {
        unsubscribe();
        clearInterval(beat);
        clearTimeout(end);
        open.delete(close);
      };
      open.add(close);
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
}
