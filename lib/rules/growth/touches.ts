import type { Touch } from '../../contract/growth/tracking.ts';
import { isLandingSlug, landingSlug, slugFromQuery } from './landing-slug.ts';
import { sourceFromQuery, parseStoredSource, type TrafficSource } from './traffic-source.ts';
import { parseJson } from '../platform/text.ts';

/** A touch as stored. */
export type StoredTouch = TrafficSource & Pick<Touch, 'slug'> & { at: string };

export type Touches = { first: StoredTouch; last: StoredTouch };

type Storages = {
  /** The tab's storage. */
  session: Pick<Storage, 'getItem' | 'setItem'>;
  /** The browser's storage with consent; null otherwise. */
  persistent: Pick<Storage, 'getItem' | 'setItem'> | null;
};

const touchesKey = 'vonk_touches';
export const firstTouchKey = 'vonk_first_touch';

/** Days after which a browser's first touch expires. */
const retentionDays = 90;
const day = 24 * 3600 * 1000;

/** The touch of an address; null without a source. */
export function parseTouch(query: string, path: string, now: number): StoredTouch | null {
  const source = sourceFromQuery(query);
  if (!source) return null;
  const slug = landingSlug(path) ?? slugFromQuery(query);
  return {
    ...source,
    ...(slug ? { slug } : {}),
    at: new Date(now).toISOString(),
  };
}

/** Adds a touch: the first one stays, and a page that is no landing does not replace the same source's landing. */
export function withTouch(before: Touches | null, touch: StoredTouch): Touches {
  if (!before) return { first: touch, last: touch };
  const goesOn = !touch.slug && before.last.slug !== undefined && isSameSource(before.last, touch);
  return goesOn ? before : { first: before.first, last: touch };
}

/** Stores touches for the tab's lifetime; with consent the first one longer. */
export function saveTouches({ session, persistent }: Storages, touches: Touches): void {
  session.setItem(touchesKey, JSON.stringify(touches));
  if (persistent && !persistent.getItem(firstTouchKey))
    persistent.setItem(firstTouchKey, JSON.stringify(touches.first));
}

/** The touches of this visit and earlier ones; null for none. */
export function loadTouches({ session, persistent }: Storages, now: number): Touches | null {
  const known = parseJson(session.getItem(touchesKey));
  if (!isRecord(known)) return null;
  const last = parseStoredTouch(known.last, now);
  const first = parseStoredTouch(known.first, now);
  if (!last || !first) return null;
  const earlier = persistent && parseStoredTouch(parseJson(persistent.getItem(firstTouchKey)), now);
  return { first: earlier && earlier.at <= first.at ? earlier : first, last };
}

/** Whether two touches have the same source. */
export function isSameSource(one: TrafficSource, other: TrafficSource): boolean {
  const names = ['network', 'ref', 'sub1', 'sub2', 'sub3', 'click_id'] as const;
  return names.every((name) => one[name] === other[name]);
}

/** Users can write anything into the storage. */
function parseStoredTouch(stored: unknown, now: number): StoredTouch | null {
  const source = parseStoredSource(stored);
  if (!source || !isRecord(stored)) return null;
  const at = typeof stored.at === 'string' ? Date.parse(stored.at) : Number.NaN;
  if (!(at <= now && now - at < retentionDays * day)) return null;
  return {
    ...source,
    ...(isLandingSlug(stored.slug) ? { slug: stored.slug } : {}),
    at: new Date(at).toISOString(),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
