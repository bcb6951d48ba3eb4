import { confirmed, herzfunke, requireUser, send, type Person } from '#tests/support/cast.ts';
import { Visitor } from '#tests/support/http.ts';
import { verifySender, subscribeBrowser, type PushBrowser } from '#tests/support/push-browser.ts';
import { startPushServer } from '#tests/support/push-server.ts';
import { startPart, stopPart } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';

const services = await startPushServer();
let browsers = 0;

beforeAll(async () => {
  await stopPart('backend');
  await startPart('backend', {
    PUSH_TEST_SERVER: services.url,
    // This test's server has an untrusted certificate.
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
  });
});
afterAll(async () => {
  await stopPart('backend');
  await startPart('backend');
  await services.close();
});

/** A member with this many browsers subscribed to push messages, and a member who writes to them. */
async function scene(count = 1) {
  const [alice, bob] = await Promise.all([
    confirmed('Alice'),
    confirmed('Bob', { gender: 'man', sexuality: 'hetero' }),
  ]);
  const own = Array.from({ length: count }, () =>
    subscribeBrowser(`https://push.example.org/fault-${(browsers += 1)}`),
  );
  for (const { subscription } of own) {
    const { status } = await alice.visitor.call('POST /api/user.php?push=1', { body: { subscription } });
    expect(status).toBe(200);
  }
  return { alice, bob, own };
}

const getPath = ({ subscription }: PushBrowser) => new URL(subscription.endpoint).pathname;
const receivedBy = (browser: PushBrowser) =>
  services.received.filter(({ path }) => path === getPath(browser));
const has = (browser: PushBrowser, count: number, timeoutMs?: number) =>
  until(() => Promise.resolve(receivedBy(browser).length >= count), timeoutMs);

async function write(from: Person, to: Person, text?: string): Promise<number> {
  const { status, body } = await send(from, to.user.profile.id, text);
  expect(status).toBe(200);
  return body.message.conversation;
}

test('a message reaches every browser of the member, signed and sealed, and says who but not what', async () => {
  const { alice, bob, own } = await scene(2);
  const conversation = await write(bob, alice, 'Das geht nur uns zwei etwas an.');
  const { body: settings } = await new Visitor(herzfunke).call<{ push_public_key: string }>(
    'GET /api/settings.php',
  );
  for (const browser of own) {
    await has(browser, 1);
    const [message] = receivedBy(browser);
    if (!message) throw new Error('Nothing came');
    expect(message).toMatchObject({ host: 'push.example.org', headers: { ttl: '86400' } });
    expect(verifySender(message.headers.authorization)).toMatchObject({
      key: settings.push_public_key,
      claims: { aud: 'https://push.example.org', sub: expect.stringMatching(/^mailto:.+@/) as string },
    });
    expect(message.body.includes('Bob')).toBe(false);
    expect(browser.open(message.body)).toEqual({
      title: 'Herzfunke',
      body: 'Bob hat dir geschrieben.',
      url: `/chats/${conversation}`,
      tag: `message:${bob.user.profile.id}`,
    });
  }
});

test.each([404, 410])(
  'a browser that its service answers with %d gets no more, the others do',
  async (status) => {
    const { alice, bob, own } = await scene(2);
    const [gone, there] = own as [PushBrowser, PushBrowser];
    services.answerNext(getPath(gone), { status });
    await write(bob, alice);
    await Promise.all([has(gone, 1), has(there, 1)]);
    expect((await requireUser(alice.visitor)).push_subscribed).toBe(true);
    await write(bob, alice);
    await has(there, 2);
    expect(receivedBy(gone)).toHaveLength(1);
  },
);

test('a member whose last subscription is gone counts as without push', async () => {
  const { alice, bob, own } = await scene();
  const [browser] = own as [PushBrowser];
  services.answerNext(getPath(browser), { status: 410 });
  await write(bob, alice);
  await until(async () => !(await requireUser(alice.visitor)).push_subscribed);
  expect(receivedBy(browser)).toHaveLength(1);
});

test('a service that requests a pause gets it, then the message; the others are not delayed', async () => {
  const { alice, bob, own } = await scene(2);
  const [busy, there] = own as [PushBrowser, PushBrowser];
  services.answerNext(getPath(busy), { status: 429, retryAfter: '2' });
  const conversation = await write(bob, alice);
  await has(busy, 2);
  const [first, second] = receivedBy(busy);
  if (!first || !second) throw new Error('Nothing came');
  expect(second.at - first.at).toBeGreaterThanOrEqual(1_900);
  expect(busy.open(second.body)).toMatchObject({ url: `/chats/${conversation}` });
  expect(receivedBy(there)).toHaveLength(1);
});

test('a service in trouble costs neither the message nor the subscription', async () => {
  const { alice, bob, own } = await scene();
  const [browser] = own as [PushBrowser];
  services.answerNext(getPath(browser), { status: 500 });
  await write(bob, alice);
  await has(browser, 2, 20_000);
  expect(receivedBy(browser)).toHaveLength(2);
  expect((await requireUser(alice.visitor)).push_subscribed).toBe(true);
});

test('after a logout or a block nothing arrives', async () => {
  const [one, two] = await Promise.all([scene(), scene()]);
  await one.alice.visitor.call('GET /api/logout.php');
  await write(one.bob, one.alice);
  await two.alice.visitor.call('POST /api/block.php', { body: { id: two.bob.user.profile.id } });
  expect((await send(two.bob, two.alice.user.profile.id)).status).toBe(403);
  // A later message arrives, so an earlier one would have arrived too.
  const last = await scene();
  await write(last.bob, last.alice);
  const [there] = last.own as [PushBrowser];
  await has(there, 1);
  expect([...one.own, ...two.own].flatMap(receivedBy)).toEqual([]);
});
