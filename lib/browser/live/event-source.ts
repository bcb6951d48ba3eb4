/** Milliseconds before the stream is opened again: 1, 2, 4 … 60 seconds, and up to a quarter more by chance. */
export function reconnectDelay(failures: number, chance = Math.random()): number {
  const delay = Math.min(60_000, 1_000 * 2 ** failures);
  return Math.round(delay + (delay / 4) * chance);
}

/** The server gives a sign of life every 25 seconds; a connection silent for longer is dead (milliseconds). */
const idleTimeoutMs = 65_000;

type EventHandlers = {
  onData: (data: string) => void;
  /** The stream of this member is open, for the first time or again: what was told until now went unheard. */
  onOpen: (user: number) => void;
  /** Asked before the stream is opened again; false leaves it closed. */
  mayReopen?: () => boolean;
};

/**
 * Keeps one event stream open until the returned function is called. `EventSource` gives up for good on an answer that is
 * not a stream (a 503 of a restarting backend), so it is opened anew here.
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
      timer = setTimeout(() => reopenAfter(0), idleTimeoutMs);
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
