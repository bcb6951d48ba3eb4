import type { SignupTracking } from '../../contract/growth/tracking.ts';
import { slugOfQuery } from '../../rules/growth/landing-slug.ts';
import { isSameSource, saveTouches, loadTouches, parseTouch, withTouch } from '../../rules/growth/touches.ts';
import {
  saveSource,
  loadSource,
  sourceOfQuery,
  type TrafficSource,
} from '../../rules/growth/traffic-source.ts';
import { lastingStorage } from '../storage/device-choice.ts';
import { tabStorage } from '../storage/storage.ts';

/**
 * Remembers where a visit came from, when the query of its landing says so. First-party, and only as long as the tab lives;
 * the first touch longer where the browser's owner has allowed that.
 * @param path of the landing, without locale
 */
export function rememberTrafficSource(query: string, path: string): void {
  const source = sourceOfQuery(query);
  const touch = parseTouch(query, path, Date.now());
  if (!source || !touch) return;
  saveSource(tabStorage, source);
  // What other visits have left stays where it is, so that it can be taken back.
  const known = loadTouches({ session: tabStorage, lasting: null }, Date.now());
  saveTouches({ session: tabStorage, lasting: lastingStorage() }, withTouch(known, touch));
}

/** Where this visit came from: by the address of the page, else by what was remembered of the landing. */
export function trafficSource(): TrafficSource | null {
  return sourceOfQuery(location.search) ?? loadSource(tabStorage);
}

/** What a signup tells of the way to it; nothing for whoever came by no link and over no lander. */
export function signupTracking(): SignupTracking | undefined {
  const source = trafficSource();
  const slug = slugOfQuery(location.search);
  if (!source && !slug) return undefined;
  const touches = loadTouches({ session: tabStorage, lasting: lastingStorage() }, Date.now());
  const last = touches && isSameSource(touches.last, source ?? {}) ? touches.last : null;
  return {
    ...source,
    ...(slug ? { slug } : {}),
    ...last,
    ...(touches ? { first: touches.first } : {}),
    ...(navigator.webdriver ? { webdriver: true } : {}),
  };
}
