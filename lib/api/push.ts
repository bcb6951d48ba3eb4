import { callApi } from './call.ts';
import { refresh } from './refresh.ts';

/** Section 4, push state. */
export type PushState = 'unsupported' | 'unknown' | 'denied' | 'subscribed' | 'not subscribed';

const worker = '/sw-push.js';
/** Section 7: the push check waits for an idle moment, but no longer than 2 seconds. */
const idleTimeout = 2_000;

/** Whether this browser can receive push messages from a brand that has a key for them. */
function isPushCapable(publicKey: string): boolean {
  return (
    publicKey !== '' && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  );
}

/** Looks up how this browser stands to push messages; asks nobody anything. */
export async function pushState(publicKey: string): Promise<PushState> {
  if (!isPushCapable(publicKey)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  await idleMoment();
  const registration = await navigator.serviceWorker.getRegistration(worker);
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? 'subscribed' : 'not subscribed';
}

/**
 * Lets the browser ask for permission and keeps the subscription on the server. Call it from a press only, after our
 * own words have asked. @throws ApiError, or what the browser's push service throws
 */
export async function subscribeToPush(publicKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return 'denied';
  if (permission !== 'granted') return 'not subscribed';
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  await callApi('POST /api/user.php?push=1', {
    body: {
      subscription: {
        endpoint: endpoint ?? '',
        keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
      },
    },
  });
  await refresh([{ name: 'GET /api/user.php' }]);
  return 'subscribed';
}

function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: idleTimeout });
    else setTimeout(resolve, 200);
  });
}
