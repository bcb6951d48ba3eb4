import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentHash } from '../../lib/site/brand-icons.ts';
import { createBuildFiles } from './build-files.ts';

let server: Server;
const ask = (path: string, headers = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-files-'));
  const put = (path: string, content: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  put('.next/static/chunks/a.js', 'a()');
  put('public/emoji/1.0-1/de.json', JSON.stringify({ emojis: 'x'.repeat(2_000) }));
  put('public/secret.json', '{}');
  put('public/clips/walk-a542d092cfa1.mp4', '0123456789');
  put('public/icons.svg', `<svg>${'<path/>'.repeat(500)}</svg>`);
  put('public/icons-ad543e05c4cf.svg', `<svg>${'<path/>'.repeat(500)}</svg>`);
  put('public/brand/vonk/favicon.svg', 'x'.repeat(2_000));
  put('public/sw-push.js', 'push()');
  const listed = [
    '/emoji/1.0-1/de.json',
    '/clips/walk-a542d092cfa1.mp4',
    '/icons.svg',
    '/brand/vonk/favicon.svg',
    '/icons-ad543e05c4cf.svg',
  ];
  const files = createBuildFiles(folder, new Set([...listed, '/sw-push.js']));
  server = createServer((request, response) => {
    void files.serve(request, response, request.url ?? '').then((served) => {
      if (!served) response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

test.each([
  '/_next/static/chunks/a.js',
  '/emoji/1.0-1/de.json',
  '/icons-ad543e05c4cf.svg',
  '/clips/walk-a542d092cfa1.mp4',
])('%s is stored for a year', async (path) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('a brand’s icon is stored for a year by its hash, and shortly by any other name', async () => {
  const plain = '/brand/vonk/favicon.svg';
  const hash = contentHash('x'.repeat(2_000));
  const keeping = async (path: string) => {
    const { status, headers } = await ask(path);
    return `${status} ${headers.get('cache-control')}`;
  };
  expect(await keeping(plain)).toBe('200 public, max-age=3600');
  expect(await keeping(`/brand/vonk/favicon-${hash}.svg`)).toBe('200 public, max-age=31536000, immutable');
  expect(await keeping('/brand/vonk/favicon-01234567.svg')).toBe('200 public, max-age=3600');
  expect((await ask(`/brand/none/favicon-${hash}.svg`)).status).toBe(404);
});

test('the emoji of a language are sent compressed', async () => {
  const answer = await ask('/emoji/1.0-1/de.json', { 'accept-encoding': 'br' });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.json()).toEqual({ emojis: 'x'.repeat(2_000) });
});

test.each(['/emoji/1.0-1/xx.json', '/emoji/%2e%2e/secret.json', '/emoji//secret.json', '/secret.json'])(
  '%s is none of them',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test('a file with a plain name is cached for a day, the worker is revalidated', async () => {
  expect((await ask('/icons.svg')).headers.get('cache-control')).toBe('public, max-age=86400');
  expect((await ask('/sw-push.js')).headers.get('cache-control')).toBe('no-cache');
});

test('responds 304 if the file is cached, in its encoding', async () => {
  for (const coding of ['identity', 'br', 'gzip']) {
    const headers = { 'accept-encoding': coding };
    const first = await ask('/icons.svg', headers);
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]{20,}"$/)]);
    const again = await ask('/icons.svg', { ...headers, 'if-none-match': etag });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect((await ask('/icons.svg', { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
  }
});

describe('parts of a film', () => {
  const film = '/clips/walk-a542d092cfa1.mp4';
  test.each([
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=7-', 206, 'bytes 7-9/10', '789'],
    ['bytes=-2', 206, 'bytes 8-9/10', '89'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=99-100', 416, 'bytes */10', ''],
    ['bytes=0-1,4-5', 200, null, '0123456789'],
  ])('%s', async (range, status, contentRange, text) => {
    const answer = await ask(film, { range });
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      status,
      contentRange,
      text,
    ]);
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
  });

  test('of another film than the one begun are the whole of this one', async () => {
    const answer = await ask(film, { range: 'bytes=2-4', 'if-range': '"other"' });
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
  });
});
