import { performance } from 'node:perf_hooks';

/** Renders under way at once: each takes the one thread that also sends what is kept. */
const atOnce = 6;
/** Of these, for one network. */
const perNetwork = 3;
/** Renders of one network that may wait for their turn; more is a flood. */
const waitingPerNetwork = 60;

/** For whom a page is made. */
export type Asker = {
  /** Those who share it take turns; null where visitors can't be told apart, or nobody waits. */
  network: string | null;
  /** Hears the milliseconds of this thread that the render took. */
  charge?: (ms: number) => void;
};

type Turn = { begin: () => void; isWanted: () => boolean; drop: (reason: Error) => void };
type Line = { underWay: number; waiting: Turn[] };

/** Too many renders of one network wait: it may come again later. */
export class TooManyWaiting extends Error {}
/** Nobody waits any longer for what had not begun. */
export class NoLongerWanted extends Error {}

/**
 * Lets pages be made a few at a time, networks in turn, so that whoever asks for many pages that nobody has asked for yet
 * waits for these, and not everybody else.
 */
export class RenderTurns {
  #underWay = 0;
  /** Networks with something under way or waiting; whose turn it was last stands last. */
  readonly #lines = new Map<string | null, Line>();

  /**
   * Makes a page once it is its turn. The place is free again after `longest` milliseconds even where the making goes on.
   * @param isWanted asked when the turn has come: false drops it
   * @throws TooManyWaiting, NoLongerWanted
   */
  async take<T>(
    { network, charge }: Asker,
    render: () => Promise<T>,
    longest: number,
    isWanted: () => boolean,
  ): Promise<T> {
    await this.#begun(network, isWanted);
    const shared = this.#underWay;
    const before = performance.eventLoopUtilization();
    const rendered = Promise.resolve().then(render);
    const leave = once(() => {
      clearTimeout(tooLong);
      charge?.(performance.eventLoopUtilization(before).active / shared);
      this.#leave(network);
    });
    const tooLong = setTimeout(leave, longest);
    tooLong.unref();
    return rendered.finally(leave);
  }

  /** Resolves when the turn has come, and counts it as under way. */
  #begun(network: string | null, isWanted: () => boolean): Promise<void> {
    const line = this.#lines.get(network) ?? { underWay: 0, waiting: [] };
    this.#lines.set(network, line);
    if (network !== null && line.waiting.length >= waitingPerNetwork)
      return Promise.reject(new TooManyWaiting('A network waits for too many pages'));
    return new Promise((resolve, reject) => {
      line.waiting.push({ begin: resolve, isWanted, drop: reject });
      this.#next();
    });
  }

  #enter(line: Line): void {
    this.#underWay += 1;
    line.underWay += 1;
  }

  #leave(network: string | null): void {
    const line = this.#lines.get(network);
    if (!line) return;
    this.#underWay -= 1;
    line.underWay -= 1;
    if (line.underWay === 0 && line.waiting.length === 0) this.#lines.delete(network);
    // What has come in meanwhile, above all for kept pages, is answered first.
    setImmediate(() => this.#next());
  }

  #next(): void {
    for (const [network, line] of this.#lines) {
      if (this.#underWay >= atOnce) return;
      if (!mayBegin(network, line)) continue;
      const turn = nextWanted(line);
      if (!turn) {
        if (line.underWay === 0) this.#lines.delete(network);
        continue;
      }
      // Last of all it comes again in this round.
      this.#lines.delete(network);
      this.#lines.set(network, line);
      this.#enter(line);
      turn.begin();
    }
  }
}

function mayBegin(network: string | null, line: Line): boolean {
  return network === null || line.underWay < perNetwork;
}

function nextWanted(line: Line): Turn | undefined {
  for (let turn = line.waiting.shift(); turn; turn = line.waiting.shift()) {
    if (turn.isWanted()) return turn;
    turn.drop(new NoLongerWanted('Nobody waits for this page any longer'));
  }
  return undefined;
}

function once(deed: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    deed();
  };
}
