import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Settings } from '#lib/contract/brands/brands.ts';
import type { OgImageCard, OgImageName } from '#lib/rules/growth/og-images.ts';
import type { Brand } from '#lib/site/brands.ts';
import { BackendUnavailable } from '#lib/upstream/failures.ts';
import { type LoadedOgImage, ogImageVersion } from '#lib/upstream/og-image-cards.ts';
import { PurgeLog } from '../purge-log.ts';
import { OgImageServer } from './og-image-server.ts';

const colors = { primary: '#C2185B', on_primary: '#FFFFFF', secondary: '#8E1048' };
const settings = {
  name: 'Vonk',
  domain: 'vonk.example',
  theme: { light: colors, dark: colors, radius: 18, display_face: 'figtree' },
} as unknown as Settings;
const brand = { id: 'vonk', locales: ['de', 'fr'] } as unknown as Brand;
const card: OgImageCard = { title: 'Preise', label: null, photo: null };

const purges = new PurgeLog();
let reads: OgImageName[] = [];
let answer: () => Promise<LoadedOgImage | null> = async () => null;
const previews = new OgImageServer(purges, {
  read: (name) => {
    reads.push(name);
    return answer();
  },
  photo: async () => null,
});
const server = createServer((asking, response) => {
  const [path = '', query = ''] = (asking.url ?? '').split('?');
  previews
    .serve(asking, response, path, query && `?${query}`, brand, {
      ip: '192.0.2.1',
      consume: () => Promise.resolve(0),
    })
    .catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());
beforeEach(() => {
  purges.note(null);
  reads = [];
  answer = async () => ({ card, settings, tags: ['brand:vonk'] });
});

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: Record<string, unknown>; file: Buffer }>(
    (resolve, reject) => {
      const asking = request({ port, path, method, headers, agent: false }, (response) => {
        buffer(response).then(
          (file) => resolve({ status: response.statusCode ?? 0, headers: response.headers, file }),
          reject,
        );
      });
      asking.on('error', reject).end();
    },
  );
}

it('draws an image once and keeps it', async () => {
  const version = ogImageVersion(card, settings);
  const [one, two] = await Promise.all([
    ask(`/previews/de/pricing.jpg?v=${version}`),
    ask('/previews/de/pricing.jpg'),
  ]);
  expect(await sharp(one.file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(one.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  // An outdated URL must not be cached for long.
  expect(two.headers['cache-control']).toBe('public, max-age=300');
  expect(reads).toEqual([{ kind: 'pricing' }]);
});

it('says that nothing changed, and sends nothing for HEAD', async () => {
  const { headers } = await ask('/previews/de/brand.jpg');
  const again = await ask('/previews/de/brand.jpg', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.file.length]).toEqual([304, 0]);
  const head = await ask('/previews/de/brand.jpg', {}, 'HEAD');
  expect([head.status, head.file.length, Number(head.headers['content-length']) > 1_000]).toEqual([
    200,
    0,
    true,
  ]);
});

it('makes it again once a tag is purged', async () => {
  const before = await ask('/previews/de/brand.jpg');
  purges.note(['brand:vonk']);
  answer = async () => ({ card: { ...card, title: 'Neu' }, settings, tags: ['brand:vonk'] });
  const after = await ask('/previews/de/brand.jpg');
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

it('caches a member briefly', async () => {
  const { headers } = await ask(`/previews/de/member-7.jpg?v=${ogImageVersion(card, settings)}`);
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

it.each([
  '/previews/de/other.jpg',
  '/previews/sv/brand.jpg',
  '/previews/xx/brand.jpg',
  '/previews/',
  '/previews/de/',
])('responds 404 to %s, without a call', async (path) => {
  const { status, headers } = await ask(path);
  expect([status, headers['cache-control'], reads.length]).toEqual([404, 'no-store', 0]);
});

it('knows no image of what is no page', async () => {
  answer = async () => null;
  expect((await ask('/previews/de/member-8.jpg')).status).toBe(404);
});

it('asks to retry while the backend is away, and caches nothing of that', async () => {
  answer = () => Promise.reject(new BackendUnavailable('away'));
  const { status, headers } = await ask('/previews/fr/brand.jpg');
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  answer = async () => ({ card, settings, tags: [] });
  expect((await ask('/previews/fr/brand.jpg')).status).toBe(200);
});
