import { LRUCache } from 'lru-cache';
import { processWide } from '../../lib/site/backends.ts';
import type { PurgeLog } from './purge-log.ts';

/** The relevant fields of Next's cached values. */
type NextValue = {
  kind: string;
  html?: string | { length: number };
  rscData?: Buffer;
  body?: Buffer;
  headers?: Record<string, unknown>;
  segmentData?: Map<string, Buffer>;
};
type Context = { kind?: string; cacheControl?: { revalidate: number | false } };
type Entry = { value: NextValue; lastModified: number; freshUntil: number; tags: string[] };
type Render = { tags: readonly string[]; startedAt: number };

const renderLimit = 20_000;

/**
 * Next's page store in the front's process: bounded, purged by tag. HTML and client navigations of a page share one
 * render; expired entries count as missing, so that the front always gets fresh ones.
 */
export class NextStore {
  readonly #entries: LRUCache<string, Entry>;
  /** Start of the running render of a key. */
  readonly #started = new LRUCache<string, number>({ max: renderLimit });
  readonly #renders = new LRUCache<string, Render>({ max: renderLimit });
  readonly #purges: PurgeLog;

  constructor(purges: PurgeLog, limitBytes: number) {
    this.#purges = purges;
    this.#entries = new LRUCache({ maxSize: limitBytes });
  }

  get(key: string, context: Context | undefined): { value: NextValue; lastModified: number } | null {
    if (context?.kind === 'FETCH') return null;
    const entry = this.#entries.get(key);
    if (entry && entry.freshUntil > Date.now())
      return { value: entry.value, lastModified: entry.lastModified };
    this.#entries.delete(key);
    this.#started.set(key, this.#purges.now);
    return null;
  }

  set(key: string, value: NextValue | null, context: Context | undefined): void {
    if (!value || value.kind === 'FETCH') return;
    const tags = getTags(value);
    const startedAt = this.#started.get(key) ?? this.#purges.now;
    this.#started.delete(key);
    this.#renders.set(getPath(key), { tags, startedAt });
    this.#entries.delete(key);
    if (this.#purges.isPurgedSince(tags, startedAt)) return;
    const seconds = context?.cacheControl?.revalidate;
    if (seconds === 0) return;
    const freshUntil = Date.now() + Math.min(typeof seconds === 'number' ? seconds : 3600, 3600) * 1000;
    const entry = { value, lastModified: Date.now(), freshUntil, tags };
    this.#entries.set(key, entry, { size: countBytes(value) + key.length });
  }

  /** Drops every page with one of the tags; all for null. */
  purge(tags: readonly string[] | null): void {
    if (!tags) return this.#entries.clear();
    const isMeant = (entry: Entry) => entry.tags.some((tag) => tags.includes(tag));
    const meant = [...this.#entries].filter(([, entry]) => isMeant(entry));
    for (const [key] of meant) this.#entries.delete(key);
  }

  /** Tags of the last finished render of an internal path, and the purge mark at its start. */
  lastRender(internalPath: string): Render | undefined {
    return this.#renders.get(decoded(internalPath));
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }
}

/** Creates the store for Next's cache handler. */
export function installNextStore(purges: PurgeLog, limitBytes: number): NextStore {
  return processWide('next-store', () => new NextStore(purges, limitBytes));
}

/** `/route-cache/APP_PAGE/<hash>/$/herzfunke/de/members` is the page `/herzfunke/de/members`. */
function getPath(key: string): string {
  const start = key.indexOf('/$');
  return decoded(start === -1 ? key : key.slice(start + 2));
}

/** Next decodes paths in its keys that the front encodes, such as a search's; both are compared fully decoded. */
function decoded(path: string): string {
  try {
    return path.includes('%') ? decoded(decodeURIComponent(path)) : path;
  } catch {
    return path;
  }
}

function getTags(value: NextValue): string[] {
  const header = value.headers?.['x-next-cache-tags'];
  return typeof header === 'string' ? header.split(',').filter((tag) => tag && !tag.startsWith('_N_T_')) : [];
}

/** One character beyond Latin-1, such as a dash, makes a string use two bytes for each. */
function countBytes(value: NextValue): number {
  let bytes = 2 * (value.html?.length ?? 0) + (value.rscData?.length ?? 0) + (value.body?.length ?? 0);
  for (const segment of value.segmentData?.values() ?? []) bytes += segment.length;
  return bytes;
}
