import sharp from 'sharp';
import { Visitor } from '#tests/support/http.ts';
import { camera, jpeg } from '#tests/support/pictures.ts';
import { confirmed, herzfunke, premium, unconfirmed, vlinder, type Person } from '#tests/support/cast.ts';
import { change, hashIn, listPhotos, waitUntilGone, upload, withPhotos } from '#tests/support/own-photos.ts';

const forAnyone = 'public, max-age=86400, s-maxage=3600, must-revalidate';
const forOne = 'private, max-age=300';

const viewers = [
  'visitor',
  'free',
  'premium',
  'premium who was blocked',
  'premium who blocked',
  'owner',
] as const;

let alice: Person;
let hash: { main: string; other: string };
const visitors = {} as Record<(typeof viewers)[number], Visitor>;

beforeAll(async () => {
  alice = await withPhotos('Alice', 2);
  const [main, other] = await listPhotos(alice.visitor);
  hash = { main: hashIn(main?.filename), other: hashIn(other?.filename) };
  const [shut, shutting] = [await premium(vlinder), await premium('localhost')];
  await alice.visitor.call('POST /api/block.php', { body: { id: shut.user.profile.id } });
  await shutting.visitor.call('POST /api/block.php', { body: { id: alice.user.profile.id } });
  Object.assign(visitors, {
    visitor: new Visitor(herzfunke),
    free: (await confirmed('Bob')).visitor,
    premium: (await premium()).visitor,
    'premium who was blocked': shut.visitor,
    'premium who blocked': shutting.visitor,
    owner: alice.visitor,
  });
});

/** Status and caching of each variant. */
async function answers(visitor: Visitor, photo: string, variants: string[]): Promise<string[]> {
  const all = variants.map(async (variant) => {
    const { status, headers } = await visitor.get(`/photos/${photo}-${variant}.webp`);
    return `${status} ${headers['cache-control']}`;
  });
  return [...new Set(await Promise.all(all))];
}

const sharpVariants = ['large', 'medium', 'thumb'];

describe.each(viewers)('%s', (viewer) => {
  const mayAll = viewer === 'owner' || viewer === 'premium';

  test('sees the main image, like anyone', async () => {
    expect(await answers(visitors[viewer], hash.main, sharpVariants)).toEqual([`200 ${forAnyone}`]);
  });

  test(`${mayAll ? 'sees' : 'never gets'} the other photo`, async () => {
    const expected = mayAll ? `200 ${forOne}` : '404 no-store';
    expect(await answers(visitors[viewer], hash.other, sharpVariants)).toEqual([expected]);
  });

  test('gets the blur of both', async () => {
    expect(await answers(visitors[viewer], hash.main, ['locked'])).toEqual([`200 ${forAnyone}`]);
    expect(await answers(visitors[viewer], hash.other, ['locked'])).toEqual([`200 ${forAnyone}`]);
  });

  test(`${viewer === 'owner' ? 'may' : 'may not'} see what a cut left out`, async () => {
    const expected = viewer === 'owner' ? `200 ${forOne}` : '404 no-store';
    expect(await answers(visitors[viewer], hash.main, ['uncut'])).toEqual([expected]);
  });

  test('never gets the picture that later cuts are made from', async () => {
    for (const name of [`${hash.main}-original`, `${hash.main}-original.webp`, `${hash.main}-original.jpg`])
      expect((await visitors[viewer].get(`/photos/${name}`)).status).toBe(404);
  });
});

test('the profile names sharp photos to those who may see them, and blurs to the others', async () => {
  const counts = async (visitor: Visitor) => {
    const { status, body, text } = await visitor.call<{ photos?: []; locked_photos?: [] }>(
      'GET /api/member.php',
      { query: { id: alice.user.profile.id } },
    );
    return {
      status,
      sharp: body.photos?.length,
      locked: body.locked_photos?.length,
      named: text.includes(hash.other),
    };
  };
  const locked = { status: 200, sharp: 1, locked: 1, named: true };
  const whole = { status: 200, sharp: 2, locked: 0, named: true };
  expect(await counts(visitors.visitor)).toEqual(locked);
  expect(await counts(visitors.free)).toEqual(locked);
  expect(await counts(visitors.premium)).toEqual(whole);
  expect(await counts(visitors.owner)).toEqual(whole);
});

test('an unconfirmed profile shows its photos only to its owner', async () => {
  const carla = await unconfirmed('Carla');
  const { body } = await upload(carla.visitor, await jpeg());
  const photo = hashIn(body.photos[0]?.filename);
  expect(await answers(carla.visitor, photo, sharpVariants)).toEqual([`200 ${forOne}`]);
  expect(await answers(visitors.premium, photo, [...sharpVariants, 'locked'])).toEqual(['404 no-store']);
});

test('a photo that stops being the main image is private from then on', async () => {
  const bob = await withPhotos('Bob', 2);
  const [first, second] = await listPhotos(bob.visitor);
  const stranger = new Visitor(herzfunke);
  expect((await stranger.get(first?.filename ?? '')).status).toBe(200);
  await change(bob.visitor, 'PUT /api/photos.php', { order: [second?.id, first?.id] });
  await waitUntilGone(stranger, first?.filename);
  expect((await stranger.get(second?.filename ?? '')).headers['cache-control']).toBe(forAnyone);
});

test('a cached photo is not sent again, to those who may see it', async () => {
  const path = `/photos/${hash.other}-large.webp`;
  const { headers } = await alice.visitor.get(path);
  const known = { headers: { 'if-none-match': headers.etag } };
  expect((await alice.visitor.get(path, known)).status).toBe(304);
  expect((await visitors.free.get(path, known)).status).toBe(404);
});

test('a cached photo is revalidated while it may be seen, and gone once it was removed', async () => {
  const bob = await withPhotos('Bob', 2);
  const photos = await listPhotos(bob.visitor);
  const names = photos.map(({ filename }, nth) => (nth ? filename.replace('-large', '-locked') : filename));
  const stranger = new Visitor(herzfunke);
  const tags = await Promise.all(names.map(async (path) => (await stranger.get(path)).headers.etag ?? ''));
  const askAgain = () =>
    Promise.all(
      names.map(async (path, nth) => {
        const { status, headers } = await stranger.get(path, { headers: { 'if-none-match': tags[nth] } });
        return `${status} ${headers['cache-control']}`;
      }),
    );
  expect(await askAgain()).toEqual([`304 ${forAnyone}`, `304 ${forAnyone}`]);
  for (const { id } of photos) await change(bob.visitor, 'DELETE /api/photos.php', { id });
  for (const path of names) await waitUntilGone(stranger, path);
  expect(await askAgain()).toEqual(['404 no-store', '404 no-store']);
});

test.each(['main', 'other'] as const)(
  'a part of the %s photo is sent to those who may see it',
  async (which) => {
    const path = `/photos/${hash[which]}-large.webp`;
    const { headers, bytes } = await alice.visitor.get(path);
    expect(headers['accept-ranges']).toBe('bytes');
    const size = bytes.length;
    const ask = async (range: string, more = {}) => {
      const answer = await alice.visitor.get(path, { headers: { range, ...more } });
      return { status: answer.status, range: answer.headers['content-range'], bytes: answer.bytes };
    };
    const part = (first: number, last: number) => ({
      status: 206,
      range: `bytes ${first}-${last}/${size}`,
      bytes: bytes.subarray(first, last + 1),
    });
    const whole = { status: 200, range: undefined, bytes };
    expect(await ask('bytes=0-99')).toEqual(part(0, 99));
    expect(await ask('bytes=100-')).toEqual(part(100, size - 1));
    expect(await ask('bytes=-10')).toEqual(part(size - 10, size - 1));
    expect(await ask('bytes=5-6', { 'if-range': headers.etag })).toEqual(part(5, 6));
    expect(await ask('bytes=5-6', { 'if-range': '"another"' })).toEqual(whole);
    expect(await ask('bytes=0-1,4-5')).toEqual(whole);
    const past = await ask(`bytes=${size}-`);
    expect({ ...past, bytes: past.bytes.length }).toEqual({
      status: 416,
      range: `bytes */${size}`,
      bytes: 0,
    });
    const head = await alice.visitor.get(path, { method: 'HEAD', headers: { range: 'bytes=0-9' } });
    expect([head.status, head.headers['content-length']]).toEqual([200, String(size)]);
    const other = await visitors.free.get(path, { headers: { range: 'bytes=0-99' } });
    expect(other.status).toBe(which === 'main' ? 206 : 404);
  },
);

test('the blur is made of too little to see by', async () => {
  const stripes = Buffer.alloc(800 * 1000 * 3, 0);
  for (let at = 0; at < stripes.length; at += 3) stripes.fill((at / 3) % 16 < 8 ? 0 : 255, at, at + 3);
  const raw = { width: 800, height: 1000, channels: 3 } as const;
  const detailed = await sharp(stripes, { raw }).png().toBuffer();
  const bob = await confirmed('Bob');
  const { body } = await upload(bob.visitor, detailed);
  const { bytes } = await new Visitor(herzfunke).get(
    `/photos/${hashIn(body.photos[0]?.filename)}-locked.webp`,
  );
  const { width, height } = await sharp(bytes).metadata();
  expect(Math.max(width, height)).toBeLessThanOrEqual(144);
  expect(bytes.length).toBeLessThan(1500);
  // No stripes are left: all pixels have nearly the same grey.
  const { channels } = await sharp(bytes).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(4);

  const { body: noisy } = await upload(
    bob.visitor,
    await camera({ width: 1600, height: 1600 }).png().toBuffer(),
  );
  const blur = await new Visitor(herzfunke).get(`/photos/${hashIn(noisy.photos[1]?.filename)}-locked.webp`);
  expect(blur.bytes.length).toBeLessThan(1500);
});
