import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { BackendUnavailable } from '../../lib/upstream/failures.ts';
import { isCrawlerPath, serveCrawlerFile } from './crawler-files.ts';
import { PageCache } from './page-cache.ts';
import { PurgeLog } from './purge-log.ts';
import { brandInTest, overviewInTest } from '../../tests/support/screens/sitemap-overview.ts';
import { Sitemaps } from './sitemaps/sitemaps.ts';

let isAway = false;
let brand = brandInTest();
const purges = new PurgeLog();
const reading = {
  overview: async () => {
    if (isAway) throw new BackendUnavailable('away');
    return overviewInTest;
  },
  members: async () => [],
};

const server = createServer((incoming, response) => {
  const sitemaps = new Sitemaps({ cache: new PageCache(1e6), purges, urls: 100, reading });
  void serveCrawlerFile(incoming, response, incoming.url ?? '', brand, sitemaps);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());
beforeEach(() => {
  isAway = false;
  brand = brandInTest();
});

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const asking = request({ port, path, method, headers, agent: false }, (response) => {
        const { statusCode: status = 0 } = response;
        text(response).then((body) => resolve({ status, headers: response.headers, body }), reject);
      });
      asking.on('error', reject).end();
    },
  );
}

it.each([
  '/robots.txt',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/sitemap.xml',
  '/sitemaps/members-1.xml',
  '/sitemaps/x',
  '/.well-known/security.txt',
  '/.well-known/change-password',
])('%s is for crawlers', (path) => {
  expect(isCrawlerPath(path)).toBe(true);
});

it.each(['/', '/robots', '/fr/robots.txt', '/sitemaps', '/sitemap.xml.gz'])('%s is not', (path) => {
  expect(isCrawlerPath(path)).toBe(false);
});

it('names what is closed and where the sitemap is', async () => {
  const { status, headers, body } = await ask('/robots.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain('Sitemap: https://herzfunke.de/sitemap.xml\n');
  const head = await ask('/robots.txt', {}, 'HEAD');
  expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', String(body.length)]);
});

it('answers with the address it was asked at on a name of this machine', async () => {
  brand = brandInTest({ hosts: ['herzfunke.localhost'] });
  const host = 'herzfunke.localhost:3210';
  expect((await ask('/robots.txt', { host })).body).toContain(`Sitemap: http://${host}/sitemap.xml\n`);
  const forwarded = await ask('/robots.txt', { host, 'x-forwarded-proto': 'https' });
  expect(forwarded.body).toContain(`Sitemap: https://${host}/sitemap.xml\n`);
});

it('serves a sitemap, compressed if accepted, and nothing where there is none', async () => {
  const { status, headers, body } = await ask('/sitemap.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(body).toContain('<sitemapindex');
  const packed = await ask('/sitemap.xml', { 'accept-encoding': 'gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  const known = await ask('/sitemap.xml', { 'if-none-match': String(headers.etag) });
  expect(known.status).toBe(304);
  for (const path of ['/sitemaps/members-9.xml', '/sitemaps/', '/sitemaps/members-1'])
    expect((await ask(path)).status).toBe(404);
});

it('asks to retry while the backend is away', async () => {
  isAway = true;
  const { status, headers } = await ask('/sitemap.xml');
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
    503,
    '60',
    'private, no-store',
  ]);
  expect((await ask('/robots.txt')).status).toBe(200);
});

it('redirects to the brand’s icon', async () => {
  const { status, headers } = await ask('/favicon.ico');
  expect([status, headers.location]).toEqual([301, '/brand/herzfunke/icon-192.png']);
});
