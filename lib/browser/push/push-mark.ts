import { browserStorage } from '../storage/storage.ts';

/** Which subscription of this browser the server keeps, and for whom. */
const key = 'vonk-push';

/** Whether the server was told of this subscription in the session that is open here. */
export function isPushStored(user: number, endpoint: string): boolean {
  return browserStorage.getItem(key) === `${user} ${endpoint}`;
}

/** A closed storage only makes the browser tell the server once a page. */
export function markPushStored(user: number, endpoint: string): void {
  browserStorage.setItem(key, `${user} ${endpoint}`);
}

/** Another session knows nothing of the subscription, whoever's it is. */
export function clearPushStored(): void {
  browserStorage.removeItem(key);
}

/** Shows a count on the icon of the installed app; 0 takes it away. Section 8: a failed update is ignored. */
export function showAppBadge(count: number): void {
  void navigator.setAppBadge?.(count).catch(() => undefined);
}
