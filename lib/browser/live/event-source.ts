/** Milliseconds over which refetches are spread: after a restart all browsers return together. */
export const refetchSpreadMs = 10_000;

/** Milliseconds before the stream reopens: 1, 2, 4 … 60 seconds, plus up to a quarter or 3 seconds of jitter. */
export function reconnectDelay(failures: number, chance = Math.random()): number {
  const delay = Math.min(60_000, 1_000 * 2 ** failures);
  return Math.round(delay + Math.max(3_000, delay / 4) * chance);
}

/** The server sends a heartbeat every 25 seconds; a connection silent for this many milliseconds is dead. */
const idleTimeoutMs = 65_000;

type EventHandlers = {
  onData: (data: string) => void;
  /** The member's stream has opened or reopened: earlier events were missed. */
  onOpen: (user: number) => void;
  /** Called before reopening; false leaves the stream closed. */
  mayReopen?: () => boolean;
};

/**
 * Keeps one event stream open until the returned function is called. `EventSource` gives up permanently when the response
 * is not a stream (a 503 while the backend restarts), so it is reopened here.
 */
export function openEventStream(url: string, { onData, onOpen, mayReopen }: EventHandlers): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isFirst = true;

  const reopenAfter = (delay: number) => {
    source?.close();
    source = null;
    clearTimeout(timer);
    timer = setTimeout(open, delay);
  };
  const open = () => {
    if (!isFirst && mayReopen?.() === false) return;
    isFirst = false;
    source = new EventSource(url);
    source.onmessage = (event) => onData(String(event.data));
    source.addEventListener('alive', (event) => {
      clearTimeout(timer);
      timer = setTimeout(() => reopenAfter(reconnectDelay(0)), idleTimeoutMs);
      failures = 0;
      const { user } = JSON.parse(String(event.data)) as { user?: number };
      if (user !== undefined) onOpen(user);
    });
    source.onerror = () => {
      reopenAfter(reconnectDelay(failures));
      failures += 1;
    };
  };
  const onOnline = () => {
    if (source === null) reopenAfter(0);
  };

  open();
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('online', onOnline);
    clearTimeout(timer);
    source?.close();
  };
}
