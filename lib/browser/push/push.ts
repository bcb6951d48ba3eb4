/** Takes down the notifications that still stand on this screen; the next person at it is somebody else. */
export async function closeNotifications(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(pushWorker);
  for (const each of (await registration?.getNotifications()) ?? []) each.close();
}

/** Section 4, push state. */
export type PushState = 'unsupported' | 'unknown' | 'denied' | 'subscribed' | 'not subscribed';

/** Why no push messages can come here: the brand has no key, the site must be installed first, or the browser can't. */
export type PushBlock = 'brand' | 'install' | 'browser';

export const pushWorker = '/sw-push.js';
/** Section 7: the push check waits for an idle moment, but no longer than 2 seconds. */
const idleTimeout = 2_000;

/** What stands between this browser and push messages of a brand; null where nothing does. */
export function findPushBlock(publicKey: string): PushBlock | null {
  if (publicKey === '') return 'brand';
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return null;
  // On these devices push messages come to installed sites only.
  const isApple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
  return isApple ? 'install' : 'browser';
}

/** Looks up how this browser stands to push messages; asks nobody anything. */
export async function pushState(publicKey: string): Promise<PushState> {
  if (findPushBlock(publicKey)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  await idleMoment();
  const subscription = await (await pushManager())?.getSubscription();
  // What a permission that was taken back has left behind brings nothing any more.
  return subscription && Notification.permission === 'granted' ? 'subscribed' : 'not subscribed';
}

/** Of our worker; undefined where it was never registered. */
export async function pushManager(): Promise<PushManager | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(pushWorker);
  return registration?.pushManager;
}

/** Resolves when the browser has nothing better to do, after 2 seconds at most. */
export function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: idleTimeout });
    else setTimeout(resolve, 200);
  });
}
