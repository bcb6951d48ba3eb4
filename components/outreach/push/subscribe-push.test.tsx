import { answerCalls } from '#tests/support/screens/answers.ts';
import { findPushBlock, pushState } from '#lib/browser/push/push.ts';
import { forgetPushKept } from '#lib/browser/push/push-mark.ts';
import { givePush, takePush } from '#tests/support/screens/push.ts';
import { keepPush, subscribeToPush, unsubscribeFromPush } from '#lib/browser/push/subscribe-push.ts';

const publicKey = Buffer.alloc(65, 7).toString('base64url');
const rotated = Buffer.alloc(65, 8).toString('base64url');
const push = 'POST /api/user.php';

function server() {
  const { calls, next } = answerCalls({
    [push]: { body: { done: true } },
    'GET /api/user.php': { body: {} },
  });
  const told = () => calls.filter(({ name }) => name === push).map(({ body }) => body as Told);
  return { told, next };
}
type Told = { subscription: { endpoint: string; keys: object } | null; endpoint?: string };
const endpoints = (told: Told[]) => told.map(({ subscription }) => subscription?.endpoint ?? null);

beforeEach(() => localStorage.clear());
afterEach(takePush);

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
    const { told } = server();
    const browser = givePush('default', { answer: 'granted' });
    await subscribeToPush(publicKey, 7);
    expect(browser.prompts).toBe(1);
    expect(told()).toEqual([
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
    const { told } = server();
    const browser = givePush('default', { answer });
    expect(await subscribeToPush(publicKey, 7)).toBe(state);
    expect([browser.made, told()]).toEqual([0, []]);
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
  const { told, next } = server();
  const browser = givePush('granted');
  await subscribeToPush(publicKey, 7);
  expect(await unsubscribeFromPush()).toBe('not subscribed');
  expect(browser.subscription).toBeNull();
  expect(told()[1]).toEqual({ subscription: null, endpoint: 'https://push.example/1' });
  // Off is off, whatever the server says: what it sends then comes back as gone.
  await subscribeToPush(publicKey, 7);
  next(push, 'offline');
  expect(await unsubscribeFromPush()).toBe('not subscribed');
});

describe('keeping it', () => {
  const alice = { id: 7, push_subscribed: true };

  it('says nothing that the server knows', async () => {
    const { told } = server();
    givePush('granted');
    await subscribeToPush(publicKey, 7);
    await keepPush(alice, publicKey);
    expect(told()).toHaveLength(1);
  });

  it('tells of it again after a login, and for another member', async () => {
    const { told } = server();
    givePush('granted');
    await subscribeToPush(publicKey, 7);
    forgetPushKept();
    await keepPush(alice, publicKey);
    await keepPush({ id: 8, push_subscribed: true }, publicKey);
    expect(endpoints(told())).toEqual(Array(3).fill('https://push.example/1'));
  });

  it('takes a new one where the old was refused, or is for another key', async () => {
    const { told } = server();
    givePush('granted');
    await subscribeToPush(publicKey, 7);
    await keepPush({ ...alice, push_subscribed: false }, publicKey);
    await keepPush(alice, rotated);
    await keepPush(alice, rotated);
    expect(endpoints(told())).toEqual([1, 2].map((each) => `https://push.example/${each}`));
    forgetPushKept();
    await keepPush(alice, rotated);
    expect(endpoints(told()).at(-1)).toBe('https://push.example/3');
  });

  it('asks nobody, and makes none where there is none', async () => {
    const { told } = server();
    const browser = givePush('default');
    await keepPush(alice, publicKey);
    browser.permission = 'granted';
    await keepPush(alice, publicKey);
    expect([browser.prompts, browser.made, told()]).toEqual([0, 0, []]);
  });
});
