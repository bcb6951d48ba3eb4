import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '#tests/support/until.ts';
import { followFeed } from './feed.ts';

let feeds: ServerResponse[] = [];
let status = 200;
const server = createServer((_request, response) => {
  feeds.push(response);
  response.writeHead(status, { 'content-type': 'text/event-stream' });
  response.write(': open\n\n');
  if (status !== 200) response.end();
});
const likes = (id: number) => `data: {"type":"like","id":${id},"mutual":false,"to":[1]}\n\n`;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.BACKEND_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  feeds = [];
  status = 200;
});

/** Records the events of a feed. */
function follow() {
  const events: string[] = [];
  const stop = followFeed({
    onEvent: (event) => events.push('id' in event ? `${event.type} ${event.id}` : event.type),
    onGap: () => events.push('gap'),
  });
  return { events, stop };
}

it('forwards a feed, reopens it when it breaks, and reports each gap', async () => {
  const { events, stop } = follow();
  await until(() => events.length === 1);
  feeds[0]?.write(`${likes(1)}data: {"no\n\n${likes(2)}`);
  await until(() => events.length === 3);
  feeds[0]?.destroy();
  await until(() => events.length === 4);
  feeds[1]?.end(likes(3));
  await until(() => events.length === 6);
  stop();
  expect(events).toEqual(['gap', 'like 1', 'like 2', 'gap', 'like 3', 'gap']);
});

it('says nothing of a gap while no feed opens', async () => {
  status = 503;
  const { events, stop } = follow();
  await until(() => feeds.length > 1);
  expect(events).toEqual([]);
  status = 200;
  await until(() => events.length === 1);
  stop();
});

it('ends with anyone who follows it', async () => {
  const { events, stop } = follow();
  await until(() => events.length === 1);
  let isClosed = false;
  feeds[0]?.on('close', () => {
    isClosed = true;
  });
  stop();
  await until(() => isClosed);
  expect(events).toEqual(['gap']);
});
