import { answerCalls } from '#tests/support/screens/answers.ts';
import { findPushBlock, pushState } from '#lib/browser/push/push.ts';
import { clearPushStored } from '#lib/browser/push/push-stored.ts';
import { givePush, resetPush } from '#tests/support/screens/push.ts';
import {
  syncPushSubscription,
  subscribeToPush,
  unsubscribeFromPush,
} from '#lib/browser/push/subscribe-push.ts';

const publicKey = Buffer.alloc(65, 7).toString('base64url');
const rotated = Buffer.alloc(65, 8).toString('base64url');
const push = 'POST /api/user.php';

function server() {
  const { calls, next } = answerCalls({
    [push]: { body: { done: true } },
    'GET /api/user.php': { body: {} },
  });
  const requests = () =>
    calls.filter(({ name }) => name === push).map(({ body }) => body as SubscriptionBody);
  return { requests, next };
}
type SubscriptionBody = { subscription: { endpoint: string; keys: object } | null; endpoint?: string };
const endpoints = (requests: SubscriptionBody[]) =>
  requests.map(({ subscription }) => subscription?.endpoint ?? null);

beforeEach(() => localStorage.clear());
afterEach(resetPush);

describe('the state', () => {
  it.each([
    ['denied', 'denied'],
    ['default', 'not subscribed'],
    ['granted', 'not subscribed'],
  ] as const)('with the permission %s is %s', async (permission, state) => {
    givePush(permission);
    expect(await pushState(publicKey)).toBe(state);
  });

  it('is subscribed once it is, and no more when the permission was taken back', async () => {
    server();
    const browser = givePush('default', { answer: 'granted' });
    expect(await subscribeToPush(publicKey, 7)).toBe('subscribed');
    expect(await pushState(publicKey)).toBe('subscribed');
    browser.permission = 'default';
    expect(await pushState(publicKey)).toBe('not subscribed');
  });

  it('is unsupported with a reason', async () => {
    expect(await pushState(publicKey)).toBe('unsupported');
    expect(findPushBlock(publicKey)).toBe('browser');
    expect(findPushBlock('')).toBe('brand');
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
    expect(findPushBlock(publicKey)).toBe('install');
    agent.mockRestore();
    givePush('default');
    expect(findPushBlock(publicKey)).toBeNull();
  });

  it('waits for an idle moment, but no longer than 2 seconds', async () => {
    givePush('granted');
    const wait = jest.fn((then: () => void, _options: object) => then());
    Object.assign(window, { requestIdleCallback: wait });
    await pushState(publicKey);
    expect(wait.mock.calls[0]?.[1]).toEqual({ timeout: 2_000 });
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });
});

describe('switching on', () => {
  it('asks the browser, and keeps the subscription on the server', async () => {
    const { requests } = server();
    const browser = givePush('default', { answer: 'granted' });
    await subscribeToPush(publicKey, 7);
    expect(browser.prompts).toBe(1);
    expect(requests()).toEqual([
      {
        subscription: {
          endpoint: 'https://push.example/1',
          keys: { p256dh: 'key of https://push.example/1', auth: 'secret' },
        },
      },
    ]);
  });

  it.each([
    ['denied', 'denied'],
    ['default', 'not subscribed'],
  ] as const)('ends as %s where the browser says so', async (answer, state) => {
    const { requests } = server();
    const browser = givePush('default', { answer });
    expect(await subscribeToPush(publicKey, 7)).toBe(state);
    expect([browser.made, requests()]).toEqual([0, []]);
  });

  it('fails where the server does', async () => {
    const { next } = server();
    next(push, { status: 422, body: { error: 'invalid_input' } });
    const browser = givePush('granted');
    await expect(subscribeToPush(publicKey, 7)).rejects.toThrow('invalid_input');
    expect(browser.subscription).toBeNull();
  });
});

it('switching off ends it in the browser first, and takes it back from the server', async () => {
  const { requests, next } = server();
  const browser = givePush('granted');
  await subscribeToPush(publicKey, 7);
  expect(await unsubscribeFromPush()).toBe('not subscribed');
  expect(browser.subscription).toBeNull();
  expect(requests()[1]).toEqual({ subscription: null, endpoint: 'https://push.example/1' });
  // Off applies regardless of the server: later messages are reported as gone.
  await subscribeToPush(publicKey, 7);
  next(push, 'offline');
  expect(await unsubscribeFromPush()).toBe('not subscribed');
});

describe('keeping it', () => {
  const alice = { id: 7, push_subscribed: true };

  it('sends nothing that the server knows', async () => {
    const { requests } = server();
    givePush('granted');
    await subscribeToPush(publicKey, 7);
    await syncPushSubscription(alice, publicKey);
    expect(requests()).toHaveLength(1);
  });

  it('sends it again after a login, and for another member', async () => {
    const { requests } = server();
    givePush('granted');
    await subscribeToPush(publicKey, 7);
    clearPushStored();
    await syncPushSubscription(alice, publicKey);
    await syncPushSubscription({ id: 8, push_subscribed: true }, publicKey);
    expect(endpoints(requests())).toEqual(Array(3).fill('https://push.example/1'));
  });

  it('takes a new one where the old was refused, or is for another key', async () => {
    const { requests } = server();
    givePush('granted');
    await subscribeToPush(publicKey, 7);
    await syncPushSubscription({ ...alice, push_subscribed: false }, publicKey);
    await syncPushSubscription(alice, rotated);
    await syncPushSubscription(alice, rotated);
    expect(endpoints(requests())).toEqual([1, 2].map((each) => `https://push.example/${each}`));
    clearPushStored();
    await syncPushSubscription(alice, rotated);
    expect(endpoints(requests()).at(-1)).toBe('https://push.example/3');
  });

  it('does not ask for permission, and creates no subscription', async () => {
    const { requests } = server();
    const browser = givePush('default');
    await syncPushSubscription(alice, publicKey);
    browser.permission = 'granted';
    await syncPushSubscription(alice, publicKey);
    expect([browser.prompts, browser.made, requests()]).toEqual([0, 0, []]);
  });
});
