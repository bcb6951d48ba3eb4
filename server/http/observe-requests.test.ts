import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestKind, observeRequests, type RequestKind } from './observe-requests.ts';

it.each<[string, RequestKind]>([
  ['/', 'page'],
  ['/sv/members/7', 'page'],
  ['/api/user.php', 'call'],
  ['/api/events.php', 'events'],
  ['/photos/0123456789abcdef-large.webp', 'photo'],
  ['/_next/static/x.js', 'file'],
  ['/robots.txt', 'crawler'],
  ['/readyz', 'probe'],
])('%s is a %s', (path, kind) => {
  expect(getRequestKind(path)).toBe(kind);
});

it('counts an answer by kind and status once it is over', async () => {
  const counted: unknown[] = [];
  const handle = observeRequests((_, response) => void response.writeHead(404).end('no'), {
    count: (kind, status, seconds) => counted.push([kind, status, seconds >= 0]),
    level: 'debug',
    behindProxy: false,
  });
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path: '/api/nope.php?token=secret', agent: false }, (answer) =>
      answer.resume().on('end', resolve),
    );
  });
  await new Promise((resolve) => server.close(resolve));
  expect(counted).toEqual([['call', 404, true]]);
});

it('leaves the front unwrapped where nothing is observed', () => {
  const handle = () => undefined;
  expect(observeRequests(handle, { count: null, level: 'debug', behindProxy: false })).toBe(handle);
});
