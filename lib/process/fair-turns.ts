/** More are waiting than may wait. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

type Bounds = {
  /** Tasks that run at the same time, each of another key. */
  atOnce: number;
  /** Tasks that may wait, of one key and of all together. */
  waiting: { own: number; all: number };
};

/**
 * Runs tasks so that each key, such as an account, has one at a time and the keys take turns: whoever brings many waits for
 * their own, and anybody else for one of theirs at most.
 */
export class FairTurns {
  readonly #bounds: Bounds;
  readonly #running = new Set<string>();
  /** By key, whose turn is next first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #count = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Runs a task of a key when its turn comes. @throws {TooBusy} where as many wait as may */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    if (this.#running.size < this.#bounds.atOnce && !this.#running.has(key)) this.#running.add(key);
    else await this.#wait(key);
    try {
      return await task();
    } finally {
      this.#running.delete(key);
      this.#callNext();
    }
  }

  #wait(key: string): Promise<void> {
    const { own, all } = this.#bounds.waiting;
    const line = this.#waiting.get(key) ?? [];
    if (line.length >= own || this.#count >= all) throw new TooBusy('More are waiting than may wait');
    this.#waiting.set(key, line);
    this.#count += 1;
    return new Promise((resolve) => line.push(resolve));
  }

  #callNext(): void {
    for (const [key, line] of this.#waiting) {
      if (this.#running.has(key)) continue;
      this.#waiting.delete(key);
      const enter = line.shift();
      // Behind all others that wait.
      if (line.length) this.#waiting.set(key, line);
      this.#count -= 1;
      this.#running.add(key);
      enter?.();
      return;
    }
  }
}
