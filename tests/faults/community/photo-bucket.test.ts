import { confirmed, herzfunke } from '#tests/support/cast.ts';
import { change, hashIn, listPhotos, small, upload } from '#tests/support/own-photos.ts';
import { startBucket } from '#tests/support/bucket.ts';
import { Visitor } from '#tests/support/http.ts';
import { jpeg } from '#tests/support/pictures.ts';
import { killPart, startPart } from '#tests/support/stack.ts';

const bucket = await startBucket();

beforeAll(async () => {
  await killPart('backend');
  await startPart('backend', {
    S3_BUCKET: 'pictures',
    S3_ENDPOINT: bucket.url,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
});

afterAll(async () => {
  await killPart('backend');
  await startPart('backend');
  await bucket.close();
});

test('photos live in a bucket where the environment names one', async () => {
  const { visitor } = await confirmed('Alice');
  const { body } = await upload(visitor, await jpeg(small));
  const [photo] = body.photos;
  const hash = hashIn(photo?.filename);
  const names = [...bucket.objects.keys()].filter((name) => name.includes(hash)).sort();
  expect(names).toEqual(
    ['large.webp', 'locked.webp', 'medium.webp', 'original', 'thumb.webp'].map(
      (variant) => `/pictures/photos/${hash}-${variant}`,
    ),
  );
  const stranger = new Visitor(herzfunke);
  const { bytes } = await stranger.get(photo?.filename ?? '');
  expect(bytes.equals(bucket.objects.get(`/pictures/photos/${hash}-large.webp`) ?? Buffer.alloc(0))).toBe(
    true,
  );
  const cut = await change(visitor, 'PUT /api/photos.php?cut=1', { id: photo?.id, rotate: 90, crop: null });
  expect(cut.body.photos).toMatchObject([{ width: small.height, height: small.width }]);
});

test('an unavailable bucket adds no photo and differs from a missing photo', async () => {
  const { visitor } = await confirmed('Bob');
  const { body } = await upload(visitor, await jpeg(small));
  const path = body.photos[0]?.filename ?? '';
  bucket.fail(503);
  const refused = await upload(visitor, await jpeg(small));
  expect([refused.status, refused.body.error]).toEqual([500, 'internal_error']);
  expect((await visitor.get(path)).status).toBe(503);
  bucket.fail(null);
  expect(await listPhotos(visitor)).toHaveLength(1);
  expect((await visitor.get(path)).status).toBe(200);
});
