import type { PageEntry } from './page-entry.ts';

/** Minimum milliseconds between two moves of an entry to the recent end. */
const touchEvery = 1_000;

/**
 * LRU cache of finished public pages: bounded by bytes, purged by tag. lru-cache is a quarter slower on hits because
 * it moves the entry each time.
 */
export class PageCache {
  readonly #entries = new Map<string, PageEntry>();
  readonly #byTag = new Map<string, Set<string>>();
  readonly #limit: number;
  #bytes = 0;

  constructor(limitBytes: number) {
    this.#limit = limitBytes;
  }

  get(key: string, now: number): PageEntry | undefined {
    const entry = this.#entries.get(key);
    if (entry && now - entry.touchedAt > touchEvery) {
      entry.touchedAt = now;
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    return entry;
  }

  set(key: string, entry: PageEntry): void {
    this.delete(key);
    if (entry.bytes > this.#limit / 4) return;
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    for (const tag of entry.tags) {
      const keys = this.#byTag.get(tag);
      if (keys) keys.add(key);
      else this.#byTag.set(tag, new Set([key]));
    }
    this.#evict();
  }

  /** Adds the bytes of an entry's compressed forms, which are made later. */
  grow(key: string, entry: PageEntry, bytes: number): void {
    entry.bytes += bytes;
    if (this.#entries.get(key) !== entry) return;
    this.#bytes += bytes;
    this.#evict();
  }

  /** Drops every page with one of the tags; all for null. Returns the number of dropped pages. */
  purge(tags: readonly string[] | null): number {
    const before = this.#entries.size;
    if (tags === null) {
      this.#entries.clear();
      this.#byTag.clear();
      this.#bytes = 0;
      return before;
    }
    for (const tag of tags) for (const key of this.#byTag.get(tag) ?? []) this.delete(key);
    return before - this.#entries.size;
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes };
  }

  #evict(): void {
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}
