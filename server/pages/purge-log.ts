import { LRUCache } from 'lru-cache';

/** Orders purges and renders: tells whether something was purged after a render started. */
export class PurgeLog {
  #now = 0;
  #everythingAt = 0;
  /** Tags with an evicted purge count as purged at this mark. */
  #evictedAt = 0;
  readonly #lastPurge: LRUCache<string, number>;

  constructor(tagLimit = 20_000) {
    this.#lastPurge = new LRUCache({
      max: tagLimit,
      dispose: (at, _tag, reason) => {
        if (reason === 'evict') this.#evictedAt = at;
      },
    });
  }

  /** A mark for later comparison; equal marks mean no purge in between. */
  get now(): number {
    return this.#now;
  }

  /** Records a purge of some tags, or of everything for null. */
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
  isPurgedSince(tags: readonly string[], version: number): boolean {
    if (Math.max(this.#everythingAt, this.#evictedAt) > version) return true;
    return tags.some((tag) => (this.#lastPurge.peek(tag) ?? 0) > version);
  }
}
