import { Agent } from 'node:https';
import webPush from 'web-push';
import { sendPush } from '#backend/outreach/push/send-push.ts';
import { connect } from '#backend/platform/db/connect.ts';
import type { Services } from '#backend/platform/http/call.ts';
import { Visitor } from '#tests/support/http.ts';
import { subscribeBrowser, type PushBrowser } from '#tests/support/push-browser.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke, password, requireUser, type Person } from '#tests/support/cast.ts';

let browsers = 0;

const newBrowser = () => subscribeBrowser(`https://push.example.org/contract-${(browsers += 1)}`);
const subscribe = (visitor: Visitor, subscription: object | null, endpoint?: string) =>
  visitor.call('POST /api/user.php?push=1', { body: { subscription, ...(endpoint ? { endpoint } : {}) } });
const isSubscribed = async (visitor: Visitor) => (await requireUser(visitor)).push_subscribed;

async function loadOwner({ subscription }: PushBrowser): Promise<number | null> {
  const { rows } = await database.query<{ user_id: number }>(
    'select user_id::int from push_subscriptions where endpoint = $1',
    [subscription.endpoint],
  );
  return rows[0]?.user_id ?? null;
}

async function elsewhere({ email }: Person): Promise<Visitor> {
  const visitor = new Visitor(herzfunke);
  const { status } = await visitor.call('POST /api/user.php', { body: { email, password } });
  expect(status).toBe(200);
  return visitor;
}

test('a subscription is stored, again and again, and taken back', async () => {
  const { visitor, user } = await confirmed('Alice');
  const browser = newBrowser();
  for (let times = 0; times < 3; times += 1)
    expect((await subscribe(visitor, browser.subscription)).status).toBe(200);
  expect([await isSubscribed(visitor), await loadOwner(browser)]).toEqual([true, user.id]);
  expect((await subscribe(visitor, null, browser.subscription.endpoint)).status).toBe(200);
  expect([await isSubscribed(visitor), await loadOwner(browser)]).toEqual([false, null]);
  expect((await subscribe(visitor, null, browser.subscription.endpoint)).status).toBe(200);
});

test.each([
  'https://127.0.0.1/a',
  'https://localhost/a',
  'https://[::ffff:7f00:1]/a',
  'http://push.example.org/a',
])('%s is never called', async (endpoint) => {
  const { visitor } = await confirmed('Alice');
  const browser = newBrowser();
  const subscription = { ...browser.subscription, endpoint };
  expect((await subscribe(visitor, subscription)).status).toBe(422);
  expect(await loadOwner({ ...browser, subscription })).toBeNull();
});

test('one browser is taken back without the others, or all of them', async () => {
  const alice = await confirmed('Alice');
  const [first, second] = [newBrowser(), newBrowser()];
  await subscribe(alice.visitor, first.subscription);
  await subscribe(await elsewhere(alice), second.subscription);
  await subscribe(alice.visitor, null, first.subscription.endpoint);
  expect([await loadOwner(first), await loadOwner(second)]).toEqual([null, alice.user.id]);
  expect(await isSubscribed(alice.visitor)).toBe(true);
  await subscribe(alice.visitor, null);
  expect(await isSubscribed(alice.visitor)).toBe(false);
});

test('a browser notifies its logged-in member: the subscription moves only with its keys', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const browser = newBrowser();
  await subscribe(alice.visitor, browser.subscription);

  // Bob knows the endpoint, but not the browser's keys.
  const { keys } = newBrowser().subscription;
  const stolen = await subscribe(bob.visitor, { ...browser.subscription, keys });
  expect([stolen.status, stolen.body.fields]).toEqual([422, { 'subscription.endpoint': 'invalid' }]);
  expect((await subscribe(bob.visitor, null, browser.subscription.endpoint)).status).toBe(200);
  expect([await loadOwner(browser), await isSubscribed(bob.visitor)]).toEqual([alice.user.id, false]);

  await subscribe(bob.visitor, browser.subscription);
  expect(await loadOwner(browser)).toBe(bob.user.id);
  expect([await isSubscribed(alice.visitor), await isSubscribed(bob.visitor)]).toEqual([false, true]);
});

test('a logout ends it only for that browser, and a login starts none', async () => {
  const alice = await confirmed('Alice');
  const phone = await elsewhere(alice);
  const [desktopBrowser, phoneBrowser] = [newBrowser(), newBrowser()];
  await subscribe(alice.visitor, desktopBrowser.subscription);
  await subscribe(phone, phoneBrowser.subscription);
  await phone.call('GET /api/logout.php');
  expect([await loadOwner(desktopBrowser), await loadOwner(phoneBrowser)]).toEqual([alice.user.id, null]);
  await phone.call('POST /api/user.php', { body: { email: alice.email, password } });
  expect(await loadOwner(phoneBrowser)).toBeNull();
  expect((await subscribe(phone, phoneBrowser.subscription)).status).toBe(200);
  expect(await loadOwner(phoneBrowser)).toBe(alice.user.id);
});

test('a session that is ended elsewhere takes its push messages along', async () => {
  const alice = await confirmed('Alice');
  const lost = await elsewhere(alice);
  const browser = newBrowser();
  await subscribe(lost, browser.subscription);
  expect((await alice.visitor.call('DELETE /api/sessions.php', { body: {} })).status).toBe(200);
  expect(await loadOwner(browser)).toBeNull();
  expect((await subscribe(lost, browser.subscription)).status).toBe(403);
});

test('of eleven browsers the oldest makes way', async () => {
  const { visitor } = await confirmed('Alice');
  const all = Array.from({ length: 11 }, newBrowser);
  for (const { subscription } of all) await subscribe(visitor, subscription);
  const owners = await Promise.all(all.map(loadOwner));
  expect(owners.map((owner) => owner !== null)).toEqual([false, ...Array<boolean>(10).fill(true)]);
});

test('a member who blocks another after a message gets no push message about it', async () => {
  const db = connect(stackAddress().databaseUrl, 1);
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  await subscribe(alice.visitor, newBrowser().subscription);
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const env = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  const agent = new Agent();
  agent.createConnection = () => {
    throw new Error('No network');
  };
  /** The retries of a message that could not be delivered. */
  const countRetries = async () => {
    const enqueue = jest.fn(() => Promise.resolve());
    const services = { db, env, jobs: { enqueue }, now: () => new Date() } as unknown as Services;
    const about = { kind: 'message' as const, profileId: bob.user.profile.id, path: '/chats' };
    await sendPush(services, { userId: alice.user.id, ...about }, agent);
    return enqueue.mock.calls.length;
  };
  expect(await countRetries()).toBe(1);
  await alice.visitor.call('POST /api/block.php', { body: { id: bob.user.profile.id } });
  expect(await countRetries()).toBe(0);
  await db.$client.end();
});
