import type { MemberEvent } from '../../lib/contract/events.ts';

type Kept = { sequence: number; to: number[]; text: string };

/** Events in each of the two halves of a ring; a few MB together. */
const half = 10_000;

/** Members who come back are told again what stays true: not who was typing, nor the end of a session they have left. */
const passing: ReadonlySet<MemberEvent['type']> = new Set(['typing', 'session-ended', 'resync']);

/** The newest events that this process has told, by the ids that the backend gave them. */
export class EventRing {
  #run: string | null = null;
  /** Everything after this event is kept. */
  #floor = 0;
  #newest = 0;
  #older: Kept[] = [];
  #newer: Kept[] = [];

  /** Id of the newest event; null while the backend gives none. */
  get position(): string | null {
    return this.#run === null ? null : `${this.#run}-${this.#newest}`;
  }

  /** Begins behind an event; what came before it is not known. */
  beginAfter(id: string): void {
    const { run, sequence } = parse(id);
    this.#run = run;
    this.#floor = this.#newest = sequence;
    this.#older = [];
    this.#newer = [];
  }

  add(id: string, type: MemberEvent['type'] | null, to: number[], text: string): void {
    const { run, sequence } = parse(id);
    if (run !== this.#run) this.beginAfter(id);
    this.#newest = sequence;
    if (type === null || passing.has(type)) return;
    if (this.#newer.length === half) {
      this.#floor = this.#older.at(-1)?.sequence ?? this.#floor;
      this.#older = this.#newer;
      this.#newer = [];
    }
    this.#newer.push({ sequence, to, text });
  }

  /** What a member missed since an event, as it was sent; null where that can't be known. */
  missed(user: number, since: string): string[] | null {
    const { run, sequence } = parse(since);
    if (run === null || run !== this.#run || sequence < this.#floor || sequence > this.#newest) return null;
    const texts: string[] = [];
    // From the end: who comes back was seldom away for long.
    for (const events of [this.#newer, this.#older]) {
      for (let at = events.length - 1; at >= 0; at -= 1) {
        const event = events[at] as Kept;
        if (event.sequence <= sequence) return texts.toReversed();
        if (event.to.includes(user)) texts.push(event.text);
      }
    }
    return texts.toReversed();
  }
}

function parse(id: string): { run: string | null; sequence: number } {
  const [, run = null, digits] = /^([\da-z]{1,24})-(\d{1,15})$/.exec(id) ?? [];
  return { run, sequence: Number(digits ?? -1) };
}
