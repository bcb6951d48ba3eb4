import { createServer, type Server } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import webPush from 'web-push';
import { fakeDatabase } from '#tests/support/fake-database.ts';
import { verifySender, subscribeBrowser } from '#tests/support/push-browser.ts';
import type { Services } from '../../platform/http/call.ts';
import { sendPush } from './send-push.ts';

type Received = { path: string; headers: Record<string, string>; body: Buffer };

function subscribe(endpoint: string) {
  const { subscription, open } = subscribeBrowser(endpoint);
  return { row: { endpoint, ...subscription.keys }, open };
}

let server: Server;
let agent: Agent;
let received: Received[];
let answer: { status: number; headers?: Record<string, string> };

beforeEach(async () => {
  received = [];
  answer = { status: 201 };
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      received.push({ path: request.url ?? '', headers, body: Buffer.concat(parts) });
      response.writeHead(answer.status, answer.headers).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  agent = new Agent();
  // Every host resolves to the test, which has no certificate for it.
  agent.createConnection = () => connect(port, '127.0.0.1');
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const vapid = webPush.generateVAPIDKeys();
const brand = {
  id: 'herzfunke',
  name: 'Herzfunke',
  pool: 'demo',
  companyId: 1,
  domainLanguage: 'de',
  hosts: ['herzfunke.example'],
  settings: { support_email: 'hallo@herzfunke.example', fictional_singular: { fi: 'Keksitty' } },
};

/** Answers the queries of a push message in order; returns other writes and the enqueued jobs. */
function services(rows: object[], receiver: object | null) {
  const answers = [rows, receiver ? [receiver] : []];
  const written: string[] = [];
  const ordered: { data: object; after: number }[] = [];
  const db = fakeDatabase((query, values) => {
    const text = `${query} ${JSON.stringify(values)}`;
    if (text.includes('from brands')) return [brand];
    if (/delete from|pg_notify/.test(text)) {
      written.push(text);
      return text.includes('delete from') ? [{ user_id: 1 }] : [];
    }
    return /^(begin|commit)/i.test(text) ? [] : (answers.shift() ?? []);
  });
  const env = { VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey };
  const jobs = {
    enqueue: (_tx: unknown, _name: string, data: object, after: number) =>
      Promise.resolve(void ordered.push({ data, after })),
  };
  const now = () => new Date('2026-11-21T12:00:00Z');
  return { services: { db, env, jobs, now } as unknown as Services, written, ordered };
}

const task = { userId: 1, kind: 'message' as const, profileId: 9, path: '/chats/4' };
const alice = { brand_id: 'herzfunke', language: 'fi', name: 'Mara', fictional: true };

test('every browser of the member can read who wrote, in words, and where; a push service cannot', async () => {
  const browsers = [subscribe('https://push.example/a'), subscribe('https://push.example/b')];
  const { services: all, ordered } = services(
    browsers.map(({ row }) => row),
    alice,
  );
  await sendPush(all, task, agent);
  expect(received.map(({ path }) => path).sort()).toEqual(['/a', '/b']);
  for (const { path, headers, body } of received) {
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(body.includes('Mara')).toBe(false);
    expect(verifySender(headers.authorization)).toMatchObject({
      key: vapid.publicKey,
      claims: { aud: 'https://push.example', sub: 'mailto:hallo@herzfunke.example' },
    });
    expect(browsers[path === '/a' ? 0 : 1]?.open(body)).toEqual({
      title: 'Herzfunke',
      body: 'Mara (Keksitty) on kirjoittanut sinulle.',
      url: '/fi/chats/4',
      tag: 'message:9',
    });
  }
  expect(ordered).toEqual([]);
});

test.each([404, 410])(
  'a subscription that its service answers with %d is deleted, and the member notified',
  async (status) => {
    answer = { status };
    const { services: all, written, ordered } = services([subscribe('https://push.example/a').row], alice);
    await sendPush(all, task, agent);
    expect(written[0]).toContain('delete from push_subscriptions');
    expect(written[1]).toContain('pg_notify');
    expect(ordered).toEqual([]);
  },
);

test.each([
  ['a service in trouble', { status: 500 }, 5],
  ['one that asks for seconds', { status: 429, headers: { 'retry-after': '90' } }, 90],
  [
    'one that asks for a date',
    { status: 503, headers: { 'retry-after': 'Sat, 21 Nov 2026 12:02:00 GMT' } },
    120,
  ],
  ['one that asks for something else', { status: 429, headers: { 'retry-after': 'soon' } }, 5],
])('%s gets that message again later, only for that browser', async (_case, refusal, after) => {
  answer = refusal;
  const rows = [subscribe('https://push.example/a').row];
  const first = services(rows, alice);
  await sendPush(first.services, task, agent);
  expect(first.written).toEqual([]);
  expect(first.ordered).toEqual([{ data: { ...task, only: expect.any(String), tried: 1 }, after }]);
  expect(JSON.stringify(first.ordered)).not.toContain('push.example');

  answer = { status: 201 };
  received = [];
  const again = services([...rows, subscribe('https://push.example/b').row], alice);
  await sendPush(again.services, first.ordered[0]?.data as typeof task, agent);
  expect(received.map(({ path }) => path)).toEqual(['/a']);
});

test.each([
  ['after four more tries', { status: 500 }, 4],
  ['where it would be old news', { status: 429, headers: { 'retry-after': '90000' } }, 0],
  ['where the service will never take it', { status: 413 }, 0],
])('a message is given up %s', async (_case, refusal, tried) => {
  answer = refusal;
  const { services: all, written, ordered } = services([subscribe('https://push.example/a').row], alice);
  await sendPush(all, { ...task, tried }, agent);
  expect(received).toHaveLength(1);
  expect([written, ordered]).toEqual([[], []]);
});

test('an unreachable service is retried without delaying others', async () => {
  const rows = ['a', 'b'].map((name) => subscribe(`https://push.example/${name}`).row);
  const { services: all, ordered } = services(rows, alice);
  const { port } = server.address() as AddressInfo;
  let calls = 0;
  agent.createConnection = () => {
    calls += 1;
    return connect(calls === 1 ? 1 : port, '127.0.0.1');
  };
  await sendPush(all, task, agent);
  expect(received).toHaveLength(1);
  expect(ordered).toHaveLength(1);
});

test('nothing is sent once one of the two has left or blocked the other', async () => {
  await sendPush(services([subscribe('https://push.example/a').row], null).services, task, agent);
  expect(received).toEqual([]);
});

test.each([
  ['a like, where likes ring nothing', { like: { push: false } }, { ...task, kind: 'like' as const }, 0],
  ['a message, where only likes ring nothing', { like: { push: false } }, task, 1],
  ['a message, where messages ring nothing', { new_messages: { push: false } }, task, 0],
  [
    'the first message, where only further ones ring nothing',
    { new_messages: { push: false } },
    { ...task, starts: true },
    1,
  ],
  [
    'the first message, where it rings nothing',
    { new_conversations: { push: false } },
    { ...task, starts: true },
    0,
  ],
])('%s is announced as the member chose', async (_what, preferences, about, times) => {
  const member = { ...alice, preferences, quiet_from: null, quiet_to: null };
  await sendPush(services([subscribe('https://push.example/a').row], member).services, about, agent);
  expect(received).toHaveLength(times);
});

// 12:00 UTC, the time of these tests.
test.each([
  ['within them', { quiet_from: 13 * 60, quiet_to: 14 * 60, time_zone: 'Europe/Berlin' }, 0],
  ['after them', { quiet_from: 12 * 60, quiet_to: 13 * 60, time_zone: 'Europe/Berlin' }, 1],
  ['within them over midnight', { quiet_from: 22 * 60, quiet_to: 7 * 60, time_zone: 'Pacific/Auckland' }, 0],
  [
    'on the other side of the earth',
    { quiet_from: 22 * 60, quiet_to: 7 * 60, time_zone: 'America/New_York' },
    1,
  ],
  [
    'in the zone of the country',
    { quiet_from: 13 * 60, quiet_to: 14 * 60, time_zone: null, country: 'DE', region: null },
    0,
  ],
])('respects quiet hours: %s', async (_when, hours, times) => {
  const member = { ...alice, preferences: null, ...hours };
  const all = services([subscribe('https://push.example/a').row], member);
  await sendPush(all.services, task, agent);
  expect(received).toHaveLength(times);
  expect(all.ordered).toEqual([]);
});
