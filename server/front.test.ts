import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseFrontEnv } from '../lib/env.ts';
import { locales } from '../lib/i18n/locales.ts';
import { reloadBrands } from '../lib/site/brands.ts';
import { EventHub } from './events/event-hub.ts';
import { createBuildFiles } from './http/build-files.ts';
import { createFront } from './front.ts';
import { log } from './http/log.ts';
import { RenderRateLimiter } from './pages/render-rate-limiter.ts';
import { PageCache } from './pages/page-cache.ts';
import { OgImageServer } from './pages/og-images/og-image-server.ts';
import { PurgeLog } from './pages/purge-log.ts';
import type { PageServer } from './pages/serve-page.ts';
import { Sitemaps } from './pages/sitemaps/sitemaps.ts';

const fails = () => {
  throw new Error('secret detail');
};
let isDraining = false;
let serve: () => Promise<void> | void = fails;
const env = parseFrontEnv({ FRONT_KEY: 'k'.repeat(16), SESSION_SECRET: 's'.repeat(32) });
const front = createFront({
  env,
  next: () => Promise.reject(new Error('Next is not asked here')),
  pages: { serve: () => serve() } as unknown as PageServer,
  ogImages: new OgImageServer(new PurgeLog()),
  sitemaps: new Sitemaps({ cache: new PageCache(1e6), purges: new PurgeLog(), urls: 1_000 }),
  misses: new RenderRateLimiter(),
  hub: new EventHub(),
  publicFiles: new Set(),
  buildFiles: createBuildFiles('/nowhere'),
  isDraining: () => isDraining,
});
const server = createServer(front);

beforeAll(async () => {
  // Errors are expected here.
  log.level = 'silent';
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

async function ask(path: string, language = 'de', method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const headers = { host: 'herzfunke.localhost', 'accept-language': language };
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const asking = request({ port, path, method, headers, agent: false }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
    asking.on('error', reject).end();
  });
}

it('responds 503 with a sentence until it knows its brands', async () => {
  const { status, body } = await ask('/', 'en');
  expect(status).toBe(503);
  expect(body).toContain('We’ll be right back.');
});

it('names the part that is not ready, and says that it lives all the same', async () => {
  expect(await ask('/healthz')).toEqual({ status: 200, body: 'ok\n' });
  expect(await ask('/readyz')).toEqual({
    status: 503,
    body: 'not ready: backend: none has sent the brands yet\n',
  });
  isDraining = true;
  expect(await ask('/readyz')).toEqual({ status: 503, body: 'not ready: front: it is shutting down\n' });
  isDraining = false;
});

describe('once the brands are known', () => {
  beforeAll(() =>
    reloadBrands(async () => [
      {
        id: 'herzfunke',
        name: 'Herzfunke',
        hosts: ['herzfunke.localhost'],
        domain_language: 'de',
        locales: [...locales],
        pool: 'demo',
        cdn_prefix: '',
      },
    ]),
  );

  it.each([
    ['throws', fails],
    ['rejects', () => Promise.resolve().then(fails)],
  ])('answers 500 in the general words where anything %s', async (_how, failing) => {
    serve = failing;
    const { status, body } = await ask('/members');
    expect(status).toBe(500);
    expect(body).toContain('Es ist ein Fehler aufgetreten.');
    expect(body).not.toContain('secret detail');
  });

  it.each(['/_next/static/%ff%fe', '/_next/static/../a.js', '/_next/data/a.json'])(
    'has no file %s, and makes no call for it',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it('refuses methods that no page has', async () => {
    expect((await ask('/', 'de', 'DELETE')).status).toBe(405);
  });
});
