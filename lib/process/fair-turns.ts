/** More are waiting than may wait. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}
/** Nobody waits any longer for what had not begun. */
export class NoLongerWanted extends Error {
  override name = 'NoLongerWanted';
}

type Bounds = {
  /** Tasks that run at the same time, of all keys and of one. */
  atOnce: number;
  perKey: number;
  /** Tasks that may wait, of one key and of all together. */
  waiting: { own: number; all: number };
};

type Options = {
  /** Asked when the turn has come: false drops the task. */
  isWanted?: () => boolean;
  /** The place is free again after so many milliseconds even where the task goes on. */
  longest?: number;
  /** Hears, once, that the place is free again, and how many tasks ran at the same time when this one began. */
  left?: (shared: number) => void;
};

type Turn = { begin: () => void; isWanted: () => boolean; drop: (reason: Error) => void };
type Line = { running: number; waiting: Turn[] };

/**
 * Runs tasks so that the keys, such as accounts or networks, take turns: whoever brings many waits for their own, and
 * anybody else for one of theirs at most. Those without a key can't be told apart: they have all places, and may all wait.
 */
export class FairTurns {
  readonly #bounds: Bounds;
  /** Keys with something running or waiting; whose turn it was last stands last. */
  readonly #lines = new Map<string | null, Line>();
  #running = 0;
  #waiting = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Runs a task of a key when its turn comes. @throws {TooBusy} where as many wait as may @throws {NoLongerWanted} */
  run<T>(key: string | null, task: () => Promise<T>, options: Options = {}): Promise<T> {
    const { own, all } = this.#bounds.waiting;
    const line = this.#lines.get(key) ?? { running: 0, waiting: [] };
    if (this.#waiting >= all || (key !== null && line.waiting.length >= own))
      return Promise.reject(new TooBusy('More are waiting than may wait'));
    this.#lines.set(key, line);
    return new Promise((resolve, reject) => {
      const begin = () => resolve(this.#perform(key, line, task, options));
      line.waiting.push({ begin, isWanted: options.isWanted ?? (() => true), drop: reject });
      this.#waiting += 1;
      this.#next();
    });
  }

  async #perform<T>(
    key: string | null,
    line: Line,
    task: () => Promise<T>,
    { longest, left }: Options,
  ): Promise<T> {
    const shared = this.#running;
    let isUnderWay = true;
    const leave = () => {
      if (!isUnderWay) return;
      isUnderWay = false;
      clearTimeout(tooLong);
      left?.(shared);
      this.#leave(key, line);
    };
    const tooLong = longest === undefined ? undefined : setTimeout(leave, longest).unref();
    try {
      return await task();
    } finally {
      leave();
    }
  }

  #leave(key: string | null, line: Line): void {
    this.#running -= 1;
    line.running -= 1;
    // Behind whoever came during the turn.
    this.#putLast(key, line);
    this.#dropEmpty(key, line);
    // What has come in meanwhile, above all what takes no turn, is answered first.
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
      // Last of all it comes again in this round.
      this.#putLast(key, line);
      this.#running += 1;
      line.running += 1;
      turn.begin();
    }
  }

  #nextWanted(line: Line): Turn | undefined {
    for (let turn = line.waiting.shift(); turn; turn = line.waiting.shift()) {
      this.#waiting -= 1;
      if (turn.isWanted()) return turn;
      turn.drop(new NoLongerWanted('Nobody waits for this any longer'));
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
