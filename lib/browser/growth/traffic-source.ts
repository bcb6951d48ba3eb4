import type { SignupTracking } from '../../contract/growth/tracking.ts';
import { slugFromQuery } from '../../rules/growth/landing-slug.ts';
import { isSameSource, saveTouches, loadTouches, parseTouch, withTouch } from '../../rules/growth/touches.ts';
import { sourceFromQuery, type TrafficSource } from '../../rules/growth/traffic-source.ts';
import { lastingStorage } from '../storage/cookie-consent.ts';
import { tabStorage } from '../storage/storage.ts';

/**
 * Stores the traffic source of a landing with one in its query. First-party, for the tab's lifetime; the first touch
 * longer with consent.
 * @param path of the landing, without locale
 */
export function rememberTrafficSource(query: string, path: string): void {
  const touch = parseTouch(query, path, Date.now());
  if (touch)
    saveTouches({ session: tabStorage, persistent: lastingStorage() }, withTouch(touchesOfVisit(), touch));
}

/** Touches of other visits stay stored separately, so that consent can be withdrawn. */
const touchesOfVisit = () => loadTouches({ session: tabStorage, persistent: null }, Date.now());

/** The traffic source of this visit: from the address, otherwise from the stored landing. */
export function trafficSource(): TrafficSource | null {
  return sourceFromQuery(location.search) ?? touchesOfVisit()?.last ?? null;
}

/** The tracking data of a signup; undefined without a link or lander. */
export function signupTracking(): SignupTracking | undefined {
  const source = trafficSource();
  const slug = slugFromQuery(location.search);
  if (!source && !slug) return undefined;
  const touches = loadTouches({ session: tabStorage, persistent: lastingStorage() }, Date.now());
  const last = touches && isSameSource(touches.last, source ?? {}) ? touches.last : null;
  return {
    ...source,
    ...(slug ? { slug } : {}),
    ...last,
    ...(touches ? { first: touches.first } : {}),
    ...(navigator.webdriver ? { webdriver: true } : {}),
  };
}
