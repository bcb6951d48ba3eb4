import { LRUCache } from 'lru-cache';
import { processWide } from '../../lib/site/process-wide.ts';
import type { PurgeLog } from './purge-log.ts';

/** The parts of Next's cached values that matter here. */
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
 * Next's page store inside the front's process: bounded, purged by tag. HTML and client navigations of one page come
 * from one render; an expired entry is no entry, so that what the front asks for is always fresh.
 */
export class NextStore {
  readonly #entries: LRUCache<string, Entry>;
  /** When the render that is under way for a key began. */
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
    const tags = tagsOf(value);
    const startedAt = this.#started.get(key) ?? this.#purges.now;
    this.#started.delete(key);
    this.#renders.set(pathOf(key), { tags, startedAt });
    this.#entries.delete(key);
    if (this.#purges.isPurgedSince(tags, startedAt)) return;
    const seconds = context?.cacheControl?.revalidate;
    if (seconds === 0) return;
    const freshUntil = Date.now() + Math.min(typeof seconds === 'number' ? seconds : 3600, 3600) * 1000;
    const entry = { value, lastModified: Date.now(), freshUntil, tags };
    this.#entries.set(key, entry, { size: bytesOf(value) + key.length });
  }

  /** Drops every page with one of the tags; all of them for null. */
  purge(tags: readonly string[] | null): void {
    if (!tags) return this.#entries.clear();
    const isMeant = (entry: Entry) => entry.tags.some((tag) => tags.includes(tag));
    const meant = [...this.#entries].filter(([, entry]) => isMeant(entry));
    for (const [key] of meant) this.#entries.delete(key);
  }

  /** Tags of the last finished render of an internal path, and the purge mark at which it began. */
  lastRender(internalPath: string): Render | undefined {
    return this.#renders.get(decoded(internalPath));
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }
}

/** Makes the store that Next's cache handler finds. */
export function installNextStore(purges: PurgeLog, limitBytes: number): NextStore {
  return processWide('next-store', () => new NextStore(purges, limitBytes));
}

/** `/route-cache/APP_PAGE/<hash>/$/herzfunke/de/members` is the page `/herzfunke/de/members`. */
function pathOf(key: string): string {
  const start = key.indexOf('/$');
  return decoded(start === -1 ? key : key.slice(start + 2));
}

/** Next's key has a path decoded that the front has encoded, such as the one of a search: so both count wholly decoded. */
function decoded(path: string): string {
  try {
    return path.includes('%') ? decoded(decodeURIComponent(path)) : path;
  } catch {
    return path;
  }
}

function tagsOf(value: NextValue): string[] {
  const header = value.headers?.['x-next-cache-tags'];
  return typeof header === 'string' ? header.split(',').filter((tag) => tag && !tag.startsWith('_N_T_')) : [];
}

/** A string with a single letter beyond Latin-1, such as a dash, takes two bytes for each. */
function bytesOf(value: NextValue): number {
  let bytes = 2 * (value.html?.length ?? 0) + (value.rscData?.length ?? 0) + (value.body?.length ?? 0);
  for (const segment of value.segmentData?.values() ?? []) bytes += segment.length;
  return bytes;
}
