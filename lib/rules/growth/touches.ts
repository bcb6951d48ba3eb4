import type { Touch } from '../../contract/growth/tracking.ts';
import { isLandingSlug, landingSlug, slugOfQuery } from './landing-slug.ts';
import { sourceOfQuery, parseStoredSource, type TrafficSource } from './traffic-source.ts';
import { parseJson } from '../platform/text.ts';

/** A touch as the browser keeps it. */
export type StoredTouch = TrafficSource & Pick<Touch, 'slug'> & { at: string };

export type Touches = { first: StoredTouch; last: StoredTouch };

type Storages = {
  /** Of the tab. */
  session: Pick<Storage, 'getItem' | 'setItem'>;
  /** Of the browser, where its owner has allowed that; null elsewhere. */
  lasting: Pick<Storage, 'getItem' | 'setItem'> | null;
};

const touchesKey = 'vonk_touches';
export const firstTouchKey = 'vonk_first_touch';

/** Days after which the first touch of a browser counts no more. */
const retentionDays = 90;
const day = 24 * 3600 * 1000;

/** The touch that an address is; null where it names no source. */
export function parseTouch(query: string, path: string, now: number): StoredTouch | null {
  const source = sourceOfQuery(query);
  if (!source) return null;
  const slug = landingSlug(path) ?? slugOfQuery(query);
  return {
    ...source,
    ...(slug ? { slug } : {}),
    at: new Date(now).toISOString(),
  };
}

/** The first touch stays the first; of the same source a page that is no landing does not hide where it led to. */
export function withTouch(before: Touches | null, touch: StoredTouch): Touches {
  if (!before) return { first: touch, last: touch };
  const goesOn = !touch.slug && before.last.slug !== undefined && isSameSource(before.last, touch);
  return goesOn ? before : { first: before.first, last: touch };
}

/** Keeps them as long as the tab lives; where the browser's owner allows it the first one longer. */
export function saveTouches({ session, lasting }: Storages, touches: Touches): void {
  session.setItem(touchesKey, JSON.stringify(touches));
  if (lasting && !lasting.getItem(firstTouchKey))
    lasting.setItem(firstTouchKey, JSON.stringify(touches.first));
}

/** What is known of this visit, and of the visits before it; null for nothing. */
export function loadTouches({ session, lasting }: Storages, now: number): Touches | null {
  const known = parseJson(session.getItem(touchesKey));
  if (!isRecord(known)) return null;
  const last = parseStoredTouch(known.last, now);
  const first = parseStoredTouch(known.first, now);
  if (!last || !first) return null;
  const earlier = lasting && parseStoredTouch(parseJson(lasting.getItem(firstTouchKey)), now);
  return { first: earlier && earlier.at <= first.at ? earlier : first, last };
}

/** Whether two touches say the same about who led here. */
export function isSameSource(one: TrafficSource, other: TrafficSource): boolean {
  const names = ['network', 'ref', 'sub1', 'sub2', 'sub3', 'click_id'] as const;
  return names.every((name) => one[name] === other[name]);
}

/** Whoever uses a browser may write anything into its storage. */
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
