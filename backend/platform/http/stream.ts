import type { FeedEvent } from '#lib/contract/events.ts';
import type { Hub } from '../realtime/hub.ts';

/** 25 seconds in milliseconds, the longest pause in a stream. */
const heartbeat = 25 * 1000;

const open = new Set<() => void>();

export const countOpenStreams = (): number => open.size;

/** Ends every open stream before the process stops. */
export function closeStreams(): void {
  for (const close of open) close();
}

/** Streams the events that `select` returns, which may also transform them. */
export function eventStream(
  hub: Hub,
  select: (event: FeedEvent) => object | null,
  maxAgeMs?: number,
): Response {
  const encoder = new TextEncoder();
  let stop: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      const unsubscribe = hub.subscribe((event) => {
        const chosen = select(event);
        if (chosen) write(`data: ${JSON.stringify(chosen)}\n\n`);
      });
      write(': open\n\n');
      const beat = setInterval(() => write(': \n\n'), heartbeat);
      const close = () => {
        stop();
        controller.close();
      };
      const end = maxAgeMs === undefined ? undefined : setTimeout(close, maxAgeMs);
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
