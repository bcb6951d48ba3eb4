/** The queue is full. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}
/** The task was dropped before it started. */
export class NoLongerWanted extends Error {
  override name = 'NoLongerWanted';
}

type Bounds = {
  /** Concurrent tasks, in total and per key. */
  atOnce: number;
  perKey: number;
  /** Waiting tasks, per key and in total. */
  waiting: { own: number; all: number };
};

type Options = {
  /** Called when the task's turn has come: false drops it. */
  isWanted?: () => boolean;
  /** Milliseconds after which the turn is freed even if the task continues. */
  maxMs?: number;
  /** Called once when the turn is free, with the number of concurrent tasks when this one started. */
  onDone?: (shared: number) => void;
};

type Turn = { start: () => void; isWanted: () => boolean; drop: (reason: Error) => void };
type Line = { running: number; waiting: Turn[] };

/**
 * Runs tasks so that keys, such as accounts or networks, take turns: a key with many tasks waits for its own, the
 * others for at most one of those. Tasks without a key are indistinguishable: they may use all places, and may all wait.
 */
export class FairTurns {
  readonly #bounds: Bounds;
  /** Keys with running or waiting tasks, the most recent turn last. */
  readonly #lines = new Map<string | null, Line>();
  #running = 0;
  #waiting = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Runs a task when its key's turn comes. @throws {TooBusy} if the queue is full @throws {NoLongerWanted} */
  run<T>(key: string | null, task: () => Promise<T>, options: Options = {}): Promise<T> {
    const { own, all } = this.#bounds.waiting;
    const line = this.#lines.get(key) ?? { running: 0, waiting: [] };
    if (this.#waiting >= all || (key !== null && line.waiting.length >= own))
      return Promise.reject(new TooBusy('More are waiting than may wait'));
    this.#lines.set(key, line);
    return new Promise((resolve, reject) => {
      const start = () => resolve(this.#perform(key, line, task, options));
      line.waiting.push({ start, isWanted: options.isWanted ?? (() => true), drop: reject });
      this.#waiting += 1;
      this.#next();
    });
  }

  async #perform<T>(
    key: string | null,
    line: Line,
    task: () => Promise<T>,
    { maxMs, onDone }: Options,
  ): Promise<T> {
    const shared = this.#running;
    let isUnderWay = true;
    const leave = () => {
      if (!isUnderWay) return;
      isUnderWay = false;
      clearTimeout(tooLong);
      onDone?.(shared);
      this.#leave(key, line);
    };
    const tooLong = maxMs === undefined ? undefined : setTimeout(leave, maxMs).unref();
    try {
      return await task();
    } finally {
      leave();
    }
  }

  #leave(key: string | null, line: Line): void {
    this.#running -= 1;
    line.running -= 1;
    // Behind the keys that arrived during this turn.
    this.#putLast(key, line);
    this.#dropEmpty(key, line);
    // Other events come first, above all requests without a turn.
    setImmediate(() => this.#next());
  }

  #next(): void {
    const { atOnce, perKey } = this.#bounds;
    for (const [key, line] of this.#lines) {
      if (this.#running >= atOnce) return;
      if (key !== null && line.running >= perKey) continue;
      const turn = this.#nextWanted(line);
      if (!turn) {
        this.#dropEmpty(key, line);
        continue;
      }
      // The key comes last in this round.
      this.#putLast(key, line);
      this.#running += 1;
      line.running += 1;
      turn.start();
    }
  }

  #nextWanted(line: Line): Turn | undefined {
    for (let turn = line.waiting.shift(); turn; turn = line.waiting.shift()) {
      this.#waiting -= 1;
      if (turn.isWanted()) return turn;
      turn.drop(new NoLongerWanted('The caller no longer waits'));
    }
    return undefined;
  }

  #putLast(key: string | null, line: Line): void {
    this.#lines.delete(key);
    this.#lines.set(key, line);
  }

  #dropEmpty(key: string | null, line: Line): void {
    if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(key);
  }
}
