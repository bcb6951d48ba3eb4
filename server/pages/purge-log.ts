import { LRUCache } from 'lru-cache';

/** The order of purges and renders: tells whether something was purged after a render had begun. */
export class PurgeLog {
  #now = 0;
  #everythingAt = 0;
  /** Tags whose last purge is no longer remembered count as purged then. */
  #forgottenAt = 0;
  readonly #lastPurge: LRUCache<string, number>;

  constructor(tagLimit = 20_000) {
    this.#lastPurge = new LRUCache({
      max: tagLimit,
      dispose: (at, _tag, reason) => {
        if (reason === 'evict') this.#forgottenAt = at;
      },
    });
  }

  /** A mark to compare with later; equal marks mean that no purge lies between. */
  get now(): number {
    return this.#now;
  }

  /** Notes a purge of some tags, or of everything for null. */
  note(tags: readonly string[] | null): void {
    this.#now++;
    if (tags === null) {
      this.#everythingAt = this.#now;
      this.#lastPurge.clear();
      return;
    }
    for (const tag of tags) this.#lastPurge.set(tag, this.#now);
  }

  /** Whether any of the tags was purged after the mark. */
  isPurgedSince(tags: readonly string[], mark: number): boolean {
    if (Math.max(this.#everythingAt, this.#forgottenAt) > mark) return true;
    return tags.some((tag) => (this.#lastPurge.peek(tag) ?? 0) > mark);
  }
}
