import { randomBytes } from 'node:crypto';
import type { FeedEvent } from '#lib/contract/events.ts';

export type NumberedEvent = { id: string; event: FeedEvent };

/** An event with its number in the order of the commits; numbers grow, but some are missing. */
export type Announced = { sequence: number; event: FeedEvent };

/** Events kept for a feed that comes back; the front keeps the members' own. */
const limit = 5_000;

/** The newest events as the database has numbered them: an id says the same in every process that shares the database. */
export class EventLog {
  #run = randomBytes(6).toString('hex');
  /** Everything after this number is kept. */
  #floor = 0;
  #newest = 0;
  #kept: Announced[] = [];

  /** Id of the newest event; of the start, before the first one. */
  get position(): string {
    return this.#idOf(this.#newest);
  }

  /** Id behind which everything is kept. */
  get beginning(): string {
    return this.#idOf(this.#floor);
  }

  get newest(): number {
    return this.#newest;
  }

  get floor(): number {
    return this.#floor;
  }

  /** Begins behind a number; ids of another run are not known any longer. */
  begin(run: string, behind: number): void {
    this.#run = run;
    this.#floor = this.#newest = behind;
    this.#kept = [];
  }

  /** Keeps the next event; null for one that is known already. */
  add({ sequence, event }: Announced): NumberedEvent | null {
    if (sequence <= this.#newest) return null;
    this.#newest = sequence;
    this.#kept.push({ sequence, event });
    // Cut in one go now and then: moving all of them for each event would cost more than the room.
    if (this.#kept.length > 2 * limit) {
      const cut = this.#kept.splice(0, this.#kept.length - limit);
      this.#floor = cut.at(-1)?.sequence ?? this.#floor;
    }
    return { id: this.#idOf(sequence), event };
  }

  /** Keeps also what lies between a number and the floor, in its order. */
  putBefore(floor: number, older: readonly Announced[]): void {
    if (floor >= this.#floor) return;
    this.#kept.unshift(...older.filter(({ sequence }) => sequence <= this.#floor));
    this.#floor = floor;
  }

  /** The number of an event of this run that is not of the future; null for any other id. */
  sequenceOf(id: string): number | null {
    const [, run, digits] = /^([\da-z]+)-(\d{1,15})$/.exec(id) ?? [];
    const sequence = Number(digits);
    return run === this.#run && sequence <= this.#newest ? sequence : null;
  }

  /** What came after an event; null where that can't be known: it is too long ago, or of another run. */
  after(id: string): NumberedEvent[] | null {
    const sequence = this.sequenceOf(id);
    if (sequence === null || sequence < this.#floor) return null;
    const missed: NumberedEvent[] = [];
    // From the end: who comes back was seldom away for long.
    for (let at = this.#kept.length - 1; at >= 0; at -= 1) {
      const each = this.#kept[at];
      if (!each || each.sequence <= sequence) break;
      missed.push({ id: this.#idOf(each.sequence), event: each.event });
    }
    return missed.toReversed();
  }

  #idOf(sequence: number): string {
    return `${this.#run}-${sequence}`;
  }
}
