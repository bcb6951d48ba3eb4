import type { IncomingMessage, ServerResponse } from 'node:http';
import { pack, pageEntry } from './page-entry.ts';
import { sendPage, type CachePolicy } from './send-page.ts';

const html = `<html lang="de"><head></head><body>${'text '.repeat(500)}</body></html>`;

async function createEntry(text = html) {
  const headers = { 'content-type': 'text/html', 'x-powered-by': 'x', vary: 'rsc' };
  const entry = pageEntry(
    { status: 200, headers, body: Buffer.from(text) },
    { tags: [], freshUntil: 0, isDevelopment: false },
  );
  await pack(entry, 'gzip');
  await pack(entry, 'br');
  return entry;
}

function send(
  entry: Awaited<ReturnType<typeof createEntry>>,
  asked: object,
  keeping: CachePolicy = 'shared',
  method = 'GET',
) {
  const sent = { status: 0, headers: new Map<string, string>(), body: undefined as Buffer | undefined };
  const response = {
    writeHead(status: number, list: string[]) {
      sent.status = status;
      for (let i = 0; i < list.length; i += 2) sent.headers.set(list[i] as string, list[i + 1] as string);
    },
    end(body?: Buffer) {
      sent.body = body;
    },
  };
  sendPage(
    { method, headers: asked } as IncomingMessage,
    response as unknown as ServerResponse,
    entry,
    keeping,
  );
  return sent;
}

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, *;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('to "%s" it sends %s', async (accepted, coding) => {
  const sent = send(await createEntry(), { 'accept-encoding': accepted });
  expect(sent.headers.get('content-encoding')).toBe(coding);
  expect(sent.headers.get('content-length')).toBe(String(sent.body?.length));
});

it('answers 304 to any form of its tag, and HEAD without a body', async () => {
  const entry = await createEntry();
  for (const tag of [entry.etag, entry.etag.slice(2), `"x", ${entry.etag}`, '*']) {
    expect(send(entry, { 'if-none-match': tag }).status).toBe(304);
  }
  expect(send(entry, { 'if-none-match': '"x"' }).status).toBe(200);
  expect(send(entry, {}, 'shared', 'HEAD').body).toBeUndefined();
});

it('sets the cache policy, and removes internal headers', async () => {
  const entry = await createEntry();
  expect(send(entry, {}).headers.get('cache-control')).toContain('s-maxage');
  expect(send(entry, {}, 'none').headers.get('cache-control')).toBe('private, no-store');
  const { headers } = send(entry, {});
  expect(headers.get('x-powered-by')).toBeUndefined();
  expect(headers.get('vary')).toBe('rsc, accept-encoding');
  expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
});

it('obeys the status of a page', async () => {
  const gone = await createEntry(html.replace('</head>', '<meta name="vonk-status" content="410"/></head>'));
  expect(gone.status).toBe(410);
  const quoted = await createEntry(
    html.replace('text ', '&lt;meta name=&quot;vonk-status&quot; content=&quot;410&quot;'),
  );
  expect(quoted.status).toBe(200);
});
