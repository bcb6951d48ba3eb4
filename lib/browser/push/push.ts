/** Closes the notifications on this screen, which another person may use next. */
export async function closeNotifications(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(pushWorker);
  for (const each of (await registration?.getNotifications()) ?? []) each.close();
}

/** `docs/specification.md` §4, push state. */
export type PushState = 'unsupported' | 'unknown' | 'denied' | 'subscribed' | 'not subscribed';

/** Why push is impossible: the brand has no key, the site must be installed first, or the browser lacks support. */
export type PushBlock = 'brand' | 'install' | 'browser';

export const pushWorker = '/sw-push.js';
/** `docs/specification.md` §7: the push check waits for an idle moment, at most 2 seconds. */
const idleTimeout = 2_000;

/** Why this browser can't receive a brand's push messages; null if it can. */
export function findPushBlock(publicKey: string): PushBlock | null {
  if (publicKey === '') return 'brand';
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return null;
  // These devices only deliver push messages to installed sites.
  const isApple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
  return isApple ? 'install' : 'browser';
}

/** The push state of this browser; never prompts the user. */
export async function pushState(publicKey: string): Promise<PushState> {
  if (findPushBlock(publicKey)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  await idleMoment();
  const subscription = await (await pushManager())?.getSubscription();
  // A subscription left over from a revoked permission delivers nothing.
  return subscription && Notification.permission === 'granted' ? 'subscribed' : 'not subscribed';
}

/** Of our worker; undefined if it was never registered. */
export async function pushManager(): Promise<PushManager | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(pushWorker);
  return registration?.pushManager;
}

/** Resolves when the browser is idle, at most after 2 seconds. */
export function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: idleTimeout });
    else setTimeout(resolve, 200);
  });
}
