import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { EventHub } from './event-hub.ts';

const hub = new EventHub();
const server = createServer((request, response) => {
  const [, user, session = 'one'] = request.url?.split('/') ?? [];
  hub.open(response, Number(user), session);
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  hub.close();
  server.close();
});

async function listenAs(
  user: number,
  session = 'one',
): Promise<{ text: () => string; stream: IncomingMessage }> {
  const { port } = server.address() as AddressInfo;
  const stream = await new Promise<IncomingMessage>((resolve) =>
    get({ port, path: `/${user}/${session}` }, resolve),
  );
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  stream.on('error', () => undefined);
  return { text: () => text, stream };
}

it('sends an event only to its members', async () => {
  const [alice, bob] = [await listenAs(1), await listenAs(2)];
  hub.send({ to: [1, 9], type: 'likes' });
  await sleep(30);
  expect(alice.text()).toContain('data: {"type":"likes"}\n\n');
  expect(alice.text()).not.toContain('"to"');
  expect(bob.text()).not.toContain('likes');
  hub.resync();
  await sleep(30);
  expect(bob.text()).toContain('data: {"type":"resync"}');
});

it('ends the streams of an ended session and drops closed ones', async () => {
  const before = hub.size;
  const [carla, dora] = [await listenAs(3), await listenAs(4)];
  const ended = new Promise((resolve) => carla.stream.once('end', resolve));
  hub.send({ to: [3], type: 'session-ended' });
  await ended;
  expect(carla.text()).toContain('session-ended');
  dora.stream.destroy();
  await sleep(30);
  expect(hub.size).toBe(before);
});

it('ends only the streams of the session that logged out', async () => {
  const [here, there] = [await listenAs(6, 'here'), await listenAs(6, 'there')];
  const ended = new Promise((resolve) => here.stream.once('end', resolve));
  hub.send({ to: [6], type: 'logged-out', session: 'here' });
  await ended;
  hub.send({ to: [6], type: 'likes' });
  await sleep(30);
  expect(here.text()).not.toContain('type');
  expect(there.text()).toContain('data: {"type":"likes"}');
});

it('notifies the pages of a session that was ended from another device', async () => {
  const there = await listenAs(8, 'there');
  const ended = new Promise((resolve) => there.stream.once('end', resolve));
  hub.send({ to: [8], type: 'logged-out', session: 'there', notifyOwnPages: true });
  await ended;
  expect(there.text()).toContain('data: {"type":"session-ended"}');
});

it('notifies a session that ended during opening, and sends nothing else', async () => {
  hub.send({ to: [9], type: 'logged-out', session: 'late', notifyOwnPages: true });
  const before = hub.size;
  const late = await listenAs(9, 'late');
  await new Promise((resolve) => late.stream.once('end', resolve));
  expect(late.text()).toBe('data: {"type":"session-ended"}\n\n');
  expect(hub.size).toBe(before);
});

it('lets one member hold at most a dozen streams', async () => {
  const before = hub.size;
  await Promise.all(Array.from({ length: 15 }, () => listenAs(5)));
  await sleep(30);
  expect(hub.size - before).toBe(12);
});

it('says whose a stream is, and nothing else before an event', async () => {
  const carla = await listenAs(21);
  await sleep(30);
  expect(carla.text()).toBe('event: alive\ndata: {"user":21}\n\n');
});
