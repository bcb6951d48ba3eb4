import { showAppBadge, clearPushStored } from '../push/push-stored.ts';
import { clearEtagCache } from '../transport/etag-cache.ts';
import { clearHint } from './signed-in.ts';

let loginPath = '/login';
let leaving = false;

/** Sets the login page in this page's language. */
export function setLoginPath(path: string): void {
  loginPath = path;
}

/** During a logout here, calls refused without a session do not redirect. */
export function expectSessionEnd(isExpected: boolean): void {
  leaving = isExpected;
}

/**
 * The session ended elsewhere (expiry, another device, a changed password): clears the member's data and loads the
 * login page, which leads back here. The full load empties all in-memory caches.
 */
export function loseSession(): void {
  clearHint();
  clearPushStored();
  clearEtagCache();
  showAppBadge(0);
  if (leaving || window.location.pathname === loginPath) return;
  leaving = true;
  const here = window.location.pathname + window.location.search;
  window.location.assign(`${loginPath}?next=${encodeURIComponent(here)}`);
}
