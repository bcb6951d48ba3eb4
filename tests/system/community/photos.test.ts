import sharp from 'sharp';
import type { Profile } from '#lib/contract/community/profile.ts';
import { Visitor } from '#tests/support/http.ts';
import { camera, jpeg } from '#tests/support/pictures.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke, requireUser } from '#tests/support/cast.ts';
import { getProfileId, show } from '#tests/support/chatting.ts';
import {
  addPhotos,
  hashIn,
  pay,
  listPhotos,
  type PhotosAnswer,
  small,
  upload,
  withPhotos,
} from '#tests/support/own-photos.ts';

test('an upload becomes a photo with its variants, and the main image of the profile', async () => {
  const { visitor, user } = await confirmed('Alice');
  expect([user.main_image, user.profile.main_image]).toEqual([null, null]);

  const { status, body } = await upload(visitor, await jpeg({ width: 2000, height: 1500 }));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    limit: 3,
    review: 'auto',
    photos: [{ main: true, status: 'active', reason: null, width: 1600, height: 1200 }],
  });
  const [photo] = body.photos;
  const sizes = await Promise.all(
    [photo?.filename, photo?.match, photo?.thumb_filename, photo?.uncut_filename].map(async (path) => {
      const answer = await visitor.get(path ?? '');
      expect(answer.headers['content-type']).toBe('image/webp');
      const { format, width, height } = await sharp(answer.bytes).metadata();
      return `${format} ${width}×${height}`;
    }),
  );
  expect(sizes).toEqual(['webp 1600×1200', 'webp 667×500', 'webp 267×200', 'webp 1600×1200']);

  const after = await requireUser(visitor);
  expect(after.main_image?.filename).toBe(photo?.filename);
  expect(after.profile).toMatchObject({ num_photos: 1, main_image: { filename: photo?.filename } });
  const { body: seen } = await new Visitor(herzfunke).call<{ profile: Profile }>('GET /api/member.php', {
    query: { id: user.profile.id },
  });
  expect(seen.profile).toMatchObject({ num_photos: 1, main_image: { filename: photo?.filename } });
});

test.each(['jpeg', 'png', 'webp'] as const)(
  '%s is accepted, with any type that the upload names',
  async (format) => {
    const { visitor } = await confirmed('Alice');
    const file = await camera(small).toFormat(format).toBuffer();
    expect((await upload(visitor, file)).status).toBe(200);
  },
);

test('a photo comes out upright, and without anything but the picture', async () => {
  const { visitor } = await confirmed('Alice');
  const file = await camera({ width: 800, height: 600 })
    .withExif({
      IFD0: { Make: 'Vonk Camera', Artist: 'alice@people.example' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 56/1 33/1' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Köln</secret></x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect((await sharp(file).metadata()).orientation).toBe(6);
  expect(file.includes('Vonk Camera')).toBe(true);

  const { body } = await upload(visitor, file);
  const [photo] = body.photos;
  expect([photo?.width, photo?.height]).toEqual([600, 800]);
  for (const path of [photo?.filename, photo?.match, photo?.thumb_filename]) {
    const { bytes } = await visitor.get(path ?? '');
    const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    for (const secret of ['Exif', 'Vonk Camera', 'alice@', 'xmpmeta', 'Köln'])
      expect(bytes.includes(secret)).toBe(false);
  }
});

test('a free member holds 3, gets an explanation at the 4th, and 25 with premium', async () => {
  const alice = await withPhotos('Alice', 3);
  const refused = await upload(alice.visitor, await jpeg(small));
  expect({ status: refused.status, body: refused.body }).toEqual({
    status: 409,
    body: { error: 'photo_limit', limit: 3 },
  });
  await pay(alice);
  await addPhotos(alice, 1);
  expect(await listPhotos(alice.visitor)).toHaveLength(4);
});

test('parallel uploads of a premium member end at exactly 25', async () => {
  const alice = await withPhotos('Alice', 1);
  await pay(alice);
  await database.query(
    `insert into photos (profile_id, position, status, hash, width, height, thumbhash, created_at)
     select profile_id, nth, status, substr(md5(hash || nth), 1, 16), width, height, thumbhash, created_at
     from photos, generate_series(1, 22) nth where profile_id = $1`,
    [alice.user.profile.id],
  );
  const files = await Promise.all(Array.from({ length: 12 }, () => jpeg(small)));
  const answers = await Promise.all(files.map((file) => upload(alice.visitor, file)));
  const photos = await listPhotos(alice.visitor);
  expect(photos).toHaveLength(25);
  expect(new Set(photos.map(({ filename }) => filename)).size).toBe(25);
  const refused = answers.flatMap(({ body }) => body.error ?? []);
  expect(refused).toHaveLength(10);
  // Uploads beyond the queue's limit are rejected too.
  for (const error of refused) expect(['photo_limit', 'too_many_requests']).toContain(error);
});

test('a retry adds no second photo, in parallel, later, or after the photo was taken away', async () => {
  const { visitor } = await confirmed('Alice');
  const file = await jpeg(small);
  const key = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(visitor, file, key)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const again = await upload(visitor, file, key);
  expect(again.body.photos).toHaveLength(1);

  await visitor.call('DELETE /api/photos.php', { body: { id: again.body.photos[0]?.id } });
  const late = await upload(visitor, file, key);
  expect([late.status, late.body.photos]).toEqual([200, []]);
});

test('another file under a used key is refused, and adds nothing', async () => {
  const { visitor } = await confirmed('Alice');
  const key = crypto.randomUUID();
  await upload(visitor, await jpeg(small), key);
  const other = await upload(visitor, await jpeg({ ...small, width: small.width + 40 }), key);
  expect([other.status, other.body]).toMatchObject([422, { fields: { idempotency_key: 'invalid' } }]);
  expect((await visitor.call<PhotosAnswer>('GET /api/photos.php')).body.photos).toHaveLength(1);
});

test('names of photos cannot be guessed', async () => {
  const { visitor } = await withPhotos('Alice', 1);
  const file = await jpeg(small);
  const { body } = await upload(visitor, file);
  const twin = await confirmed('Bob');
  const { body: copy } = await upload(twin.visitor, file);
  const [one, two] = [body.photos[1], copy.photos[0]].map((photo) => hashIn(photo?.filename));
  expect(one).toMatch(/^[0-9a-f]{16}$/);
  expect(one).not.toBe(two);
});

test('the largest file is taken, one byte more is refused by name', async () => {
  const { visitor } = await confirmed('Alice');
  const picture = await jpeg(small);
  const maxBytes = 15 * 1024 * 1024;
  const filled = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
  expect((await upload(visitor, filled(maxBytes))).status).toBe(200);
  const { status, text } = await visitor.upload<PhotosAnswer>('POST /api/photos.php', filled(maxBytes + 1));
  expect([status, text]).toEqual([413, '{"error":"photo_too_large"}']);
});

test('a picture of too many pixels is refused by what its header says, also in a chat', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const strip = await jpeg(small);
  const frame = strip.indexOf(Buffer.from([0xff, 0xc0]));
  strip.writeUInt16BE(1_830, frame + 5);
  strip.writeUInt16BE(36_000, frame + 7);
  const photo = await upload(alice.visitor, strip);
  expect([photo.status, photo.body]).toEqual([413, { error: 'photo_too_large' }]);
  const image = await show(alice, getProfileId(bob), { file: strip });
  expect([image.status, image.body.error]).toEqual([413, 'photo_too_large']);
  expect((await requireUser(alice.visitor)).credits).toBe(alice.user.credits);
});
