import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const files = createBuildFiles(folder);
  server = createServer((request, response) => {
    void files.serve(request, response, request.url ?? '').then((served) => {
      if (!served) response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

test.each(['/_next/static/chunks/a.js', '/emoji/1.0-1/de.json'])('%s is kept for a year', async (path) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
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
