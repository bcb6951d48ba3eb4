import { LRUCache } from 'lru-cache';
import type { PurgeLog } from '../purge-log.ts';

export type CachedPreview = {
  file: Buffer;
  etag: string;
  /** What its address says when it is the newest. */
  version: string;
  /** What is drawn may change without its address changing, as a photo that is refused later. */
  isPersonal: boolean;
};

type Entry = { preview: CachedPreview; tags: readonly string[]; mark: number; until: number };

/** Milliseconds after which an image is looked at anew even though nobody said that anything changed. */
const lifetime = 10 * 60 * 1000;

/** Drawn images in memory: bounded by bytes, least recently used out first, gone when one of their tags is purged. */
export class PreviewCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #purges: PurgeLog;

  constructor(purges: PurgeLog, limitBytes: number) {
    this.#purges = purges;
    this.#entries = new LRUCache({
      maxSize: limitBytes,
      sizeCalculation: ({ preview }) => preview.file.length,
    });
  }

  /** Mark to give to `put`: what was asked for before a purge must not be kept after it. */
  get mark(): number {
    return this.#purges.now;
  }

  get(key: string, now: number): CachedPreview | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (entry.until > now && !this.#purges.isPurgedSince(entry.tags, entry.mark)) return entry.preview;
    this.#entries.delete(key);
    return null;
  }

  put(key: string, preview: CachedPreview, tags: readonly string[], mark: number, now: number): void {
    this.#entries.delete(key);
    if (this.#purges.isPurgedSince(tags, mark)) return;
    this.#entries.set(key, { preview, tags, mark, until: now + lifetime });
  }
}
