import { setPushState } from '#lib/browser/push/use-push-state.ts';

/** Gives jsdom the parts of a browser with push that our code uses. */
export function givePush(permission: NotificationPermission, { answer = permission } = {}) {
  const state = { permission, subscription: null as FakeSubscription | null, made: 0, prompts: 0, closed: 0 };
  const pushManager = {
    getSubscription: () => Promise.resolve(state.subscription),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      state.made += 1;
      state.subscription = createSubscription(
        state,
        `https://push.example/${state.made}`,
        applicationServerKey,
      );
      return Promise.resolve(state.subscription);
    },
  };
  const notifications = [{ close: () => (state.closed += 1) }];
  const registration = { pushManager, getNotifications: () => Promise.resolve(notifications) };
  const requestPermission = () => {
    state.prompts += 1;
    state.permission = answer;
    return Promise.resolve(answer);
  };
  const notification = { requestPermission };
  Object.defineProperty(notification, 'permission', { get: () => state.permission });
  Object.assign(window, { PushManager: class {}, Notification: notification });
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: () => Promise.resolve(registration),
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return state;
}

type FakeSubscription = {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer };
  toJSON: () => object;
  unsubscribe: () => Promise<boolean>;
};

function createSubscription(
  state: { subscription: FakeSubscription | null },
  endpoint: string,
  publicKey: string,
): FakeSubscription {
  return {
    endpoint,
    options: { applicationServerKey: new Uint8Array(Buffer.from(publicKey, 'base64url')).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: `key of ${endpoint}`, auth: 'secret' } }),
    unsubscribe: () => {
      state.subscription = null;
      return Promise.resolve(true);
    },
  };
}

/** Restores jsdom's state and clears ours. */
export function resetPush(): void {
  setPushState('unknown');
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
