/** Milliseconds before the stream is opened again: 1, 2, 4 … 60 seconds, and up to a quarter more by chance. */
export function reconnectDelay(failures: number, chance = Math.random()): number {
  const delay = Math.min(60_000, 1_000 * 2 ** failures);
  return Math.round(delay + (delay / 4) * chance);
}

type Ears = {
  onData: (data: string) => void;
  /** The stream is open again after a gap in which events may have been missed. */
  onGap: () => void;
};

/**
 * Keeps one event stream open until the returned function is called. `EventSource` gives up for good on an answer
 * that is not a stream (a 503 of a restarting backend), so it is opened anew here.
 */
export function keepStream(url: string, { onData, onGap }: Ears): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let opened = false;

  const open = () => {
    source = new EventSource(url);
    source.onopen = () => {
      if (opened || failures > 0) onGap();
      opened = true;
      failures = 0;
    };
    source.onmessage = (event) => onData(String(event.data));
    source.onerror = () => {
      source?.close();
      timer = setTimeout(open, reconnectDelay(failures));
      failures += 1;
    };
  };

  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
