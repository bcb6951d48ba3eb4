import { browserStorage } from '../storage/storage.ts';

/** Storage key of the subscription known to the server, and its member. */
const key = 'vonk-push';

/** Whether the server has this subscription for the current session. */
export function isPushStored(user: number, endpoint: string): boolean {
  return browserStorage.getItem(key) === `${user} ${endpoint}`;
}

/** Without storage the browser reports it once per page. */
export function markPushStored(user: number, endpoint: string): void {
  browserStorage.setItem(key, `${user} ${endpoint}`);
}

/** Runs on every session change, because the subscription belongs to the old session. */
export function clearPushStored(): void {
  browserStorage.removeItem(key);
}

/** Shows a count on the installed app's icon; 0 clears it. `docs/specification.md` §8: failures are ignored. */
export function showAppBadge(count: number): void {
  void navigator.setAppBadge?.(count).catch(() => undefined);
}
