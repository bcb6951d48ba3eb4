import sharp from 'sharp';
import { Visitor } from '#tests/support/http.ts';
import { runJob } from '#tests/support/enqueue-job.ts';
import { eraseNow, listFiles } from '#tests/support/stored-files.ts';
import { jpeg } from '#tests/support/pictures.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke, unconfirmed } from '#tests/support/cast.ts';
import {
  addPhotos,
  change,
  hashIn,
  listPhotos,
  small,
  waitUntilGone,
  upload,
  withPhotos,
} from '#tests/support/own-photos.ts';

const tile = async (id: number) => {
  const { body } = await new Visitor(herzfunke).call<{
    profile: { main_image: { filename: string } | null };
  }>('GET /api/member.php', { query: { id } });
  return body.profile.main_image?.filename ?? null;
};

test('the first photo in the order is the main image; those not named follow', async () => {
  const { visitor, user } = await withPhotos('Alice', 3);
  const [a, b, c] = (await listPhotos(visitor)).map(({ id }) => id) as [number, number, number];
  const whole = await change(visitor, 'PUT /api/photos.php', { order: [c, a, b] });
  expect(whole.body.photos.map(({ id, main }) => [id, main])).toEqual([
    [c, true],
    [a, false],
    [b, false],
  ]);
  expect(await tile(user.profile.id)).toBe(whole.body.photos[0]?.filename);
  const short = await change(visitor, 'PUT /api/photos.php', { order: [b] });
  expect(short.body.photos.map(({ id }) => id)).toEqual([b, c, a]);
  const twice = await change(visitor, 'PUT /api/photos.php', { order: [a, a] });
  expect(twice.status).toBe(422);
});

test('photos of others can be neither ordered, cropped, removed nor restored', async () => {
  const [alice, bob] = await Promise.all([withPhotos('Alice', 2), withPhotos('Bob', 1)]);
  const before = await listPhotos(alice.visitor);
  const [{ id: hers } = { id: 0 }] = before;
  const [{ id: his } = { id: 0 }] = await listPhotos(bob.visitor);
  const answers = await Promise.all([
    change(bob.visitor, 'PUT /api/photos.php', { order: [his, hers] }),
    change(bob.visitor, 'PUT /api/photos.php?cut=1', { id: hers, rotate: 90, crop: null }),
    change(bob.visitor, 'DELETE /api/photos.php', { id: hers }),
    change(bob.visitor, 'POST /api/photos.php?restore=1', { id: hers }),
  ]);
  expect(answers.map(({ status, body }) => [status, body.error])).toEqual(Array(4).fill([404, 'not_found']));
  expect(await listPhotos(alice.visitor)).toEqual(before);
});

test('a cut turns first, is always made from the whole picture, and ends the old addresses', async () => {
  const { visitor } = await confirmed('Alice');
  const { body } = await upload(visitor, await jpeg({ width: 1200, height: 800 }));
  const [before] = body.photos;
  const id = before?.id;

  const crop = { x: 0, y: 0, width: 1, height: 0.5 };
  const first = await change(visitor, 'PUT /api/photos.php?cut=1', { id, rotate: 90, crop });
  const [cut] = first.body.photos;
  expect([cut?.id, cut?.width, cut?.height]).toEqual([id, 800, 600]);
  await waitUntilGone(new Visitor(herzfunke), before?.filename);
  expect((await new Visitor(herzfunke).get(cut?.filename ?? '')).status).toBe(200);
  const uncut = await sharp((await visitor.get(cut?.uncut_filename ?? '')).bytes).metadata();
  expect([uncut.width, uncut.height]).toEqual([1200, 800]);

  const half = { x: 0.5, y: 0, width: 0.5, height: 1 };
  const second = await change(visitor, 'PUT /api/photos.php?cut=1', { id, rotate: 0, crop: half });
  expect(second.body.photos).toMatchObject([{ id, width: 600, height: 800 }]);
  const back = await change(visitor, 'PUT /api/photos.php?cut=1', { id, rotate: 0, crop: null });
  expect(back.body.photos).toMatchObject([{ id, width: 1200, height: 800 }]);
});

test('a part that is too small is refused and changes nothing', async () => {
  const { visitor } = await withPhotos('Alice', 1);
  const before = await listPhotos(visitor);
  const crop = { x: 0.2, y: 0.2, width: 0.3, height: 0.3 };
  const { status, body } = await change(visitor, 'PUT /api/photos.php?cut=1', {
    id: before[0]?.id,
    rotate: 0,
    crop,
  });
  expect([status, body.error]).toEqual([422, 'photo_too_small']);
  expect(await listPhotos(visitor)).toEqual(before);
});

test('a photo that was taken away is gone for others at once and can be brought back to its place', async () => {
  const { visitor, user } = await withPhotos('Alice', 3);
  const before = await listPhotos(visitor);
  const [first, second] = before;
  const removed = await change(visitor, 'DELETE /api/photos.php', { id: first?.id });
  expect(removed.body.photos.map(({ id, main }) => [id, main])).toEqual([
    [second?.id, true],
    [before[2]?.id, false],
  ]);
  expect(await tile(user.profile.id)).toBe(second?.filename);
  await waitUntilGone(new Visitor(herzfunke), first?.filename);
  expect((await change(visitor, 'DELETE /api/photos.php', { id: first?.id })).status).toBe(200);

  const restored = await change(visitor, 'POST /api/photos.php?restore=1', { id: first?.id });
  expect(restored.body.photos).toEqual(before);
  expect((await new Visitor(herzfunke).get(first?.filename ?? '')).status).toBe(200);
});

test('there is no undo when the room was taken, or after 15 minutes; the files are erased then', async () => {
  const alice = await withPhotos('Alice', 3);
  const [first] = await listPhotos(alice.visitor);
  await change(alice.visitor, 'DELETE /api/photos.php', { id: first?.id });
  await addPhotos(alice, 1);
  const full = await change(alice.visitor, 'POST /api/photos.php?restore=1', { id: first?.id });
  expect([full.status, full.body.error]).toEqual([409, 'photo_limit']);

  await database.query(`update photos set removed_at = removed_at - interval '16 minutes' where id = $1`, [
    first?.id,
  ]);
  const late = await change(alice.visitor, 'POST /api/photos.php?restore=1', { id: first?.id });
  expect([late.status, late.body.error]).toEqual([404, 'not_found']);

  const file = first?.filename ?? '';
  expect(listFiles(file)).toBeGreaterThan(4);
  await eraseNow(file);
  expect(listFiles(file)).toBe(0);
  const { rowCount } = await database.query('select 1 from photos where id = $1', [first?.id]);
  expect(rowCount).toBe(0);
});

test('files of unwritten photos are erased, those of a photo are stored', async () => {
  const { visitor } = await withPhotos('Alice', 2);
  const [lost = '', remaining = ''] = (await listPhotos(visitor)).map(({ filename }) => filename);
  // The state if the process ends between the files and the row.
  await database.query('delete from photos where hash = $1', [hashIn(lost)]);
  await Promise.all([lost, remaining].map(eraseNow));
  expect(listFiles(lost)).toBe(0);
  expect(listFiles(remaining)).toBeGreaterThan(4);
});

test('nothing is changed while someone else changes it: a cut and an order at once keep both', async () => {
  const { visitor } = await withPhotos('Alice', 2);
  const [a, b] = (await listPhotos(visitor)).map(({ id }) => id);
  await Promise.all([
    change(visitor, 'PUT /api/photos.php?cut=1', { id: a, rotate: 90, crop: null }),
    change(visitor, 'PUT /api/photos.php', { order: [b, a] }),
  ]);
  const after = await listPhotos(visitor);
  expect(after.map(({ id, width }) => [id, width])).toEqual([
    [b, small.width],
    [a, small.height],
  ]);
});

test('photos of an account that was never confirmed go with it', async () => {
  const carla = await unconfirmed('Carla');
  const { body } = await upload(carla.visitor, await jpeg(small));
  const file = body.photos[0]?.filename ?? '';
  await database.query(`update users set signup_date = signup_date - interval '31 days' where id = $1`, [
    carla.user.id,
  ]);
  await runJob(database, 'purge-expired-rows');
  expect((await database.query('select 1 from photos where hash = $1', [hashIn(file)])).rowCount).toBe(0);
  await eraseNow(file);
  expect(listFiles(file)).toBe(0);
});
