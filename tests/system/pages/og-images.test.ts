import sharp from 'sharp';
import { Visitor } from '#tests/support/http.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke, type Person } from '#tests/support/cast.ts';
import { withPhotos } from '#tests/support/own-photos.ts';

const image = (name: string, locale = 'de', host = herzfunke) =>
  new Visitor(host).get(`/previews/${locale}/${name}.jpg`);
const getImage = ({ user }: Person) => image(`member-${user.profile.id}`);

async function announce(id: number): Promise<void> {
  const tags = [`member:${id}`, 'members:demo'];
  await database.query(`select pg_notify('vonk', $1)`, [JSON.stringify({ type: 'purge', tags })]);
}

async function pointAt(file: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

/** Whether the label's dark plum is where the label begins. */
async function isLabelled(file: Buffer): Promise<boolean> {
  const [red = 255, green = 255, blue = 255] = await pointAt(file, 744, 94);
  return Math.abs(red - 43) < 25 && Math.abs(green - 15) < 25 && Math.abs(blue - 38) < 25;
}

test.each([
  'nothing',
  'in-de-nw',
  'in-xx-yy-nowhere',
  'with-nothing',
  'lander-nothing',
  'lander-gallery-no-such-slug',
  'lander-tinderswipe-new-in-town',
  'member-999999999',
  'member-0',
  'brand%2e',
  '..%2fbrand',
])('there is no image %s', async (name) => {
  expect((await image(name)).status).toBe(404);
});

describe('the image of a real member', () => {
  test('is the brand’s until the member chooses to be listed, and then the photo', async () => {
    const alice = await withPhotos('Alice', 1);
    const brand = (await image('brand')).headers.etag;
    expect((await getImage(alice)).headers.etag).toBe(brand);
    await alice.visitor.call('PUT /api/profile.php', { body: { indexable: true } });
    await until(async () => (await getImage(alice)).headers.etag !== brand);
    const { bytes, headers } = await getImage(alice);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(await isLabelled(bytes)).toBe(false);
    expect(headers['cache-control']).not.toMatch(/immutable|31536000/);
  });

  test('is gone with the member', async () => {
    const bob = await confirmed('Bob');
    expect((await getImage(bob)).status).toBe(200);
    await database.query(`update profiles set status = 'disabled' where id = $1`, [bob.user.profile.id]);
    await announce(bob.user.profile.id);
    await until(async () => (await getImage(bob)).status === 404);
    expect((await getImage(bob)).bytes).toHaveLength(0);
  });
});

test('a fictional profile carries the word for it on its photo, in every language', async () => {
  const { rows } = await database.query<{ id: number }>(
    `select profiles.id from profiles join photos on photos.profile_id = profiles.id and photos.status = 'active'
     where fictional and profiles.status = 'active' and pool = 'demo' order by profiles.id limit 1`,
  );
  const name = `member-${rows[0]?.id}`;
  const [german, finnish] = await Promise.all([image(name), image(name, 'fi')]);
  expect(await isLabelled(german.bytes)).toBe(true);
  expect(await isLabelled(finnish.bytes)).toBe(true);
  // The Finnish word is longer, and so is its label.
  expect(german.headers.etag).not.toBe(finnish.headers.etag);
});
