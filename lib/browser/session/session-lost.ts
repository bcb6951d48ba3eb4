import { showAppBadge, clearPushStored } from '../push/push-mark.ts';
import { clearEtagCache } from '../transport/etag-cache.ts';
import { clearHint } from './signed-in.ts';

let loginPath = '/login';
let leaving = false;

/** Names the login page in the language of this page. */
export function setLoginPath(path: string): void {
  loginPath = path;
}

/** While the member ends the session here, what is refused for the lack of one leads nowhere. */
export function expectSessionEnd(isExpected: boolean): void {
  leaving = isExpected;
}

/**
 * The session ended elsewhere (expiry, another device, a changed password): forgets what belongs to the member and
 * loads the login page, which leads back here. Loading it anew empties every cache in memory.
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
