import { randomBytes } from 'node:crypto';
import type { FeedEvent } from '../../lib/contract/events.ts';

export type NumberedEvent = { id: string; event: FeedEvent };

/** Events kept for a feed that comes back; the front keeps the members' own. */
const limit = 5_000;

/** Numbers the events of this process and keeps the newest, so that a feed can go on where it broke off. */
export class EventLog {
  #run = newRun();
  #sequence = 0;
  #kept: NumberedEvent[] = [];

  /** Id of the newest event; of the start, before the first one. */
  get position(): string {
    return `${this.#run}-${this.#sequence}`;
  }

  add(event: FeedEvent): NumberedEvent {
    this.#sequence += 1;
    const numbered = { id: this.position, event };
    this.#kept.push(numbered);
    // Cut in one go now and then: moving all of them for each event would cost more than the room.
    if (this.#kept.length > 2 * limit) this.#kept = this.#kept.slice(-limit);
    return numbered;
  }

  /** What came after an event; null where that can't be known: it is too long ago, or of another run. */
  after(id: string): NumberedEvent[] | null {
    const [run, number = ''] = id.split('-');
    const missed = this.#sequence - Number(number);
    if (run !== this.#run || !(missed >= 0 && missed <= this.#kept.length)) return null;
    return missed === 0 ? [] : this.#kept.slice(-missed);
  }

  /** Events were lost: no id given so far says any longer what came after it. */
  startAnew(): void {
    this.#run = newRun();
    this.#sequence = 0;
    this.#kept = [];
  }
}

function newRun(): string {
  return randomBytes(6).toString('hex');
}
