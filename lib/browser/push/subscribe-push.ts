import type { User } from '../../contract/identity/accounts.ts';
import { trimEnding } from '../../rules/platform/trim-ending.ts';
import { callApi } from '../transport/call.ts';
import { idleMoment, pushManager, findPushBlock, pushWorker, type PushState } from './push.ts';
import { clearPushStored, isPushStored, markPushStored } from './push-stored.ts';
import { refresh } from '../transport/keys.ts';
import { setPushState } from './use-push-state.ts';

/**
 * Requests permission and stores the subscription on the server. Call it only from a press, after our own question.
 * @throws ApiError, or the error of the browser's push service
 */
export async function subscribeToPush(publicKey: string, user: number): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return settle(permission === 'denied' ? 'denied' : 'not subscribed');
  await navigator.serviceWorker.register(pushWorker);
  const { pushManager: manager } = await navigator.serviceWorker.ready;
  const earlier = await manager.getSubscription();
  if (earlier && !isFor(earlier, publicKey)) await earlier.unsubscribe();
  const subscription = await subscribe(manager, publicKey);
  try {
    await storeSubscription(subscription, user);
  } catch (error) {
    // On must mean that messages arrive.
    await subscription.unsubscribe();
    throw error;
  }
  return settle('subscribed');
}

/** Turns push off in this browser. The server need not know: later messages are reported as gone. */
export async function unsubscribeFromPush(): Promise<PushState> {
  const subscription = await (await pushManager())?.getSubscription();
  if (subscription) {
    const { endpoint } = subscription;
    clearPushStored();
    await subscription.unsubscribe();
    await callApi('POST /api/user.php?push=1', { body: { subscription: null, endpoint } }).catch(
      () => undefined,
    );
    await refresh([{ name: 'GET /api/user.php' }]);
  }
  return settle('not subscribed');
}

/**
 * Syncs this browser's subscription with the signed-in member: after login, on changes, and if the server has lost it.
 * @throws like `subscribeToPush`
 */
export async function syncPushSubscription(
  { id, push_subscribed }: Pick<User, 'id' | 'push_subscribed'>,
  publicKey: string,
): Promise<void> {
  if (findPushBlock(publicKey) || Notification.permission !== 'granted') return;
  await idleMoment();
  const manager = await pushManager();
  const subscription = await manager?.getSubscription();
  if (!manager || !subscription) return;
  const wasStored = isPushStored(id, subscription.endpoint);
  if (wasStored && push_subscribed) return;
  // The server dropped a subscription that the push service refused: only a new one works.
  const isStale = wasStored || !isFor(subscription, publicKey);
  if (isStale) await subscription.unsubscribe();
  await storeSubscription(isStale ? await subscribe(manager, publicKey) : subscription, id);
}

function subscribe(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

async function storeSubscription(subscription: PushSubscription, user: number): Promise<void> {
  const { endpoint = '', keys } = subscription.toJSON();
  await callApi('POST /api/user.php?push=1', {
    body: { subscription: { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } } },
  });
  markPushStored(user, endpoint);
  await refresh([{ name: 'GET /api/user.php' }]);
}

/** Whether a subscription was created with this key; others deliver nothing. */
function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const made = options.applicationServerKey;
  if (!made) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(made)));
  return withoutPadding(text.replaceAll('+', '-').replaceAll('/', '_')) === withoutPadding(publicKey);
}

const withoutPadding = (key: string) => trimEnding(key, (character) => character === '=');

function settle(state: PushState): PushState {
  setPushState(state);
  return state;
}
