import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { followFeed } from './feed.ts';

let asked: (string | undefined)[] = [];
let feeds: ServerResponse[] = [];
let begins: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.headers['last-event-id'] as string | undefined);
  feeds.push(response);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(begins.shift() ?? ': open\n\n');
});
const begin = (id: string) => `id: ${id}\nevent: begin\ndata:\n\n`;
const likes = (id: string) => `id: ${id}\ndata: {"type":"likes","to":[1]}\n\n`;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.BACKEND_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  feeds = [];
});

/** Follows a feed that begins in these ways, one after the other, and notes what is heard. */
function follow(...ways: string[]) {
  begins = ways;
  const heard: string[] = [];
  const stop = followFeed({
    onEvent: (event, id) => heard.push(`${event.type} ${id}`),
    onGap: (id) => heard.push(`gap ${id}`),
  });
  return { heard, stop };
}

async function until(holds: () => boolean): Promise<void> {
  for (let round = 0; round < 300 && !holds(); round += 1) await pause(10);
  expect(holds()).toBe(true);
}

it('goes on where the feed broke off, each event once and without a gap', async () => {
  const { heard, stop } = follow(begin('a-4') + likes('a-5'), begin('a-5') + likes('a-5') + likes('a-6'));
  await until(() => heard.includes('likes a-5'));
  feeds[0]?.destroy();
  await until(() => heard.includes('likes a-6'));
  stop();
  expect(heard).toEqual(['gap a-4', 'likes a-5', 'likes a-6']);
  expect(asked).toEqual([undefined, 'a-5']);
});

it('says that there is a gap when the backend was started again', async () => {
  const { heard, stop } = follow(begin('a-4') + likes('a-5'), begin('b-0') + likes('b-1'));
  await until(() => heard.includes('likes a-5'));
  feeds[0]?.destroy();
  await until(() => heard.includes('likes b-1'));
  stop();
  expect(heard).toEqual(['gap a-4', 'likes a-5', 'gap b-0', 'likes b-1']);
});

it('follows a backend that gives no ids, with a gap whenever the feed was away', async () => {
  const { heard, stop } = follow();
  await until(() => heard.includes('gap undefined'));
  feeds[0]?.write('data: {"type":"likes","to":[1]}\n\n');
  await until(() => heard.includes('likes undefined'));
  feeds[0]?.destroy();
  await until(() => heard.length === 3);
  stop();
  expect(heard[2]).toBe('gap undefined');
});

it('ends with whoever follows it', async () => {
  const { heard, stop } = follow(begin('a-4'));
  await until(() => heard.includes('gap a-4'));
  let isClosed = false;
  feeds[0]?.on('close', () => {
    isClosed = true;
  });
  stop();
  await until(() => isClosed);
  expect(heard).toEqual(['gap a-4']);
});
