import type { MemberTile } from '#lib/contract/community/profile.ts';
import { Visitor } from '#tests/support/http.ts';
import { until } from '#tests/support/until.ts';
import { listPhotos, withPhotos } from '#tests/support/own-photos.ts';
import { brand, throwawayBrand, untilPage, type Throwaway } from '#tests/support/throwaway-brand.ts';

/** The demo's fictional members, who all have photos, regardless of new ones. */
const pictured = '/members?kind=fictional';

let own: Throwaway;
let cdn: string;
beforeAll(async () => {
  own = await throwawayBrand();
  cdn = `http://cdn.${own.host}:3999`;
  await own.set('cdn_prefix', cdn);
  await untilPage(own.visitor, pictured, (page) => page.includes(cdn));
});
afterAll(() => own.close());

const fetchPolicy = async (path: string) =>
  String((await own.visitor.get(path)).headers['content-security-policy'])
    .split('; ')
    .find((each) => each.startsWith('img-src'));

test('photos that everyone may see come from the CDN, in pages and in answers', async () => {
  const { text } = await own.visitor.get(pictured);
  const sources = [...text.matchAll(/<img [^>]*src="([^"]*\/photos\/[^"]*)"/g)].map(
    ([, source]) => source ?? '',
  );
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter((source) => !source.startsWith(`${cdn}/photos/`))).toEqual([]);
  const { body } = await own.visitor.call<{ results: MemberTile[] }>('GET /api/members.php', {
    query: { kind: 'fictional' },
  });
  const images = body.results.flatMap(({ main_image: image }) =>
    image ? [image.filename, image.match] : [],
  );
  expect(images.every((path) => path.startsWith(`${cdn}/photos/`))).toBe(true);
});

test('no page may fetch pictures from anywhere else', async () => {
  await until(async () => (await fetchPolicy('/members'))?.includes(cdn) ?? false);
  expect(await fetchPolicy('/members')).toBe(`img-src 'self' data: blob: ${cdn}`);
  expect(
    String((await new Visitor('vlinder.localhost').get('/')).headers['content-security-policy']),
  ).toContain("img-src 'self' data: blob:;");
});

test('the CDN may pass a public photo on to the pages of the site; others stay with us', async () => {
  const { body } = await own.visitor.call<{ results: MemberTile[] }>('GET /api/members.php', {
    query: { kind: 'fictional' },
  });
  const image = body.results.find(({ main_image }) => main_image)?.main_image;
  const path = new URL(image?.filename ?? '').pathname;
  const { status, headers } = await own.visitor.get(path);
  expect([status, headers['cross-origin-resource-policy']]).toEqual([200, 'same-site']);
  expect(headers['cache-control']).toContain('public');

  const bob = await withPhotos('Bob', 2, own.host);
  const mine = await listPhotos(bob.visitor);
  expect(mine.map(({ filename }) => filename.startsWith('/photos/'))).toEqual([true, true]);
  const second = await bob.visitor.get(mine[1]?.filename ?? '');
  expect([second.status, second.headers['cross-origin-resource-policy']]).toEqual([200, 'same-origin']);
});

test('the CDN has to be a part of the brand’s own site', async () => {
  for (const prefix of [
    'https://cdn.evil.example',
    'http://cdn.example',
    `https://${own.host}.evil.example`,
  ]) {
    const { code, stderr } = await brand('set', own.id, 'cdn_prefix', prefix);
    expect([code, stderr]).toEqual([1, expect.stringContaining('cdn_prefix: ')]);
  }
});
