import { LRUCache } from 'lru-cache';
import type { PurgeLog } from '../purge-log.ts';

export type CachedOgImage = {
  file: Buffer;
  etag: string;
  /** Version in the current URL. */
  version: string;
  /** The image may change without its URL, for instance when a photo is refused later. */
  isPersonal: boolean;
};

type Entry = { preview: CachedOgImage; tags: readonly string[]; purgeVersion: number; until: number };

/** Milliseconds before an image is checked again without a purge. */
const ttlMs = 10 * 60 * 1000;

/** LRU cache of drawn images: bounded by bytes, purged by tag. */
export class OgImageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #purges: PurgeLog;

  constructor(purges: PurgeLog, limitBytes: number) {
    this.#purges = purges;
    this.#entries = new LRUCache({
      maxSize: limitBytes,
      sizeCalculation: ({ preview }) => preview.file.length,
    });
  }

  /** Mark for `put`, which ignores images requested before a purge. */
  get purgeVersion(): number {
    return this.#purges.now;
  }

  get(key: string, now: number): CachedOgImage | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (entry.until > now && !this.#purges.isPurgedSince(entry.tags, entry.purgeVersion))
      return entry.preview;
    this.#entries.delete(key);
    return null;
  }

  put(key: string, preview: CachedOgImage, tags: readonly string[], purgeVersion: number, now: number): void {
    this.#entries.delete(key);
    if (this.#purges.isPurgedSince(tags, purgeVersion)) return;
    this.#entries.set(key, { preview, tags, purgeVersion, until: now + ttlMs });
  }
}
