/** Milliseconds before the stream is opened again: 1, 2, 4 … 60 seconds, and up to a quarter more by chance. */
export function reconnectDelay(failures: number, chance = Math.random()): number {
  const delay = Math.min(60_000, 1_000 * 2 ** failures);
  return Math.round(delay + (delay / 4) * chance);
}

/** The server says every 25 seconds where the stream stands; a connection silent for longer is dead (milliseconds). */
const longestSilence = 65_000;

type EventHandlers = {
  /** `id` is empty where the server gives none. */
  onData: (data: string, id: string) => void;
  /** The stream is open again after a gap, and the server can't know what was missed. */
  onGap: () => void;
  /** The stream stands behind the event `id`; right after it was opened the server also says whose it is. */
  onPlace?: (id: string, user?: number) => void;
  /** Asked before the stream is opened again; false leaves it closed. */
  mayReopen?: () => boolean;
};

/**
 * Keeps one event stream open until the returned function is called, going on behind the event `since`. `EventSource`
 * gives up for good on an answer that is not a stream (a 503 of a restarting backend), so it is opened anew here, and
 * the last event it has seen goes along in the address.
 */
export function keepStream(url: string, handlers: EventHandlers, since = ''): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let opened = false;
  let last = since;

  const reopenAfter = (delay: number) => {
    source?.close();
    source = null;
    clearTimeout(timer);
    timer = setTimeout(open, delay);
  };
  const open = () => {
    if ((opened || failures > 0) && handlers.mayReopen?.() === false) return;
    source = new EventSource(last ? `${url}?after=${encodeURIComponent(last)}` : url);
    source.onopen = () => {
      if ((opened || failures > 0) && last === '') handlers.onGap();
      opened = true;
      failures = 0;
    };
    source.onmessage = (event) => {
      note(event);
      handlers.onData(String(event.data), event.lastEventId ?? '');
    };
    source.addEventListener('place', (event) => {
      note(event);
      clearTimeout(timer);
      timer = setTimeout(() => reopenAfter(0), longestSilence);
      handlers.onPlace?.(last, ownerIn(String(event.data)));
    });
    source.onerror = () => {
      reopenAfter(reconnectDelay(failures));
      failures += 1;
    };
  };
  const note = ({ lastEventId }: MessageEvent) => {
    if (lastEventId) last = lastEventId;
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

function ownerIn(data: string): number | undefined {
  try {
    return (JSON.parse(data) as { user?: number }).user;
  } catch {
    return undefined;
  }
}
