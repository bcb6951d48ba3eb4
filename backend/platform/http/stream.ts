import type { Hub } from '../realtime/hub.ts';

/** 25 seconds in milliseconds, the longest pause in a stream. */
const heartbeat = 25 * 1000;

const open = new Set<() => void>();

export const countOpenStreams = (): number => open.size;

/** Ends every open stream before the process stops. */
export function closeStreams(): void {
  for (const close of open) close();
}

/** Streams all events. */
export function eventStream(hub: Hub): Response {
  const encoder = new TextEncoder();
  let stop: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      const unsubscribe = hub.subscribe((event) => write(`data: ${JSON.stringify(event)}\n\n`));
      write(': open\n\n');
      const beat = setInterval(() => write(': \n\n'), heartbeat);
      const close = () => {
        stop();
        controller.close();
      };
      stop = () => {
        unsubscribe();
        clearInterval(beat);
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
