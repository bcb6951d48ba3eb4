import type { ReceivedLike } from '#lib/contract/community/likes.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, someFictional, type Person } from '#tests/support/cast.ts';

type Likes = { profiles: { id: number; mutual: boolean }[]; liked_by: ReceivedLike[] };

const fetchLikes = async ({ visitor }: Person) => (await visitor.call<Likes>('GET /api/likes.php')).body;

const like = (from: Person, to: Person) =>
  from.visitor.call<{ like: string }>('POST /api/like.php', { body: { id: to.user.profile.id } });

test('a like is received as new, and opening the profile clears that', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  expect((await like(alice, bob)).body).toEqual({ like: 'liked' });
  expect((await fetchLikes(alice)).profiles.map(({ id }) => id)).toEqual([bob.user.profile.id]);
  expect((await fetchLikes(bob)).liked_by[0]).toMatchObject({
    id: alice.user.profile.id,
    like_new: true,
    mutual: false,
  });
  await bob.visitor.call('PUT /api/like.php', { body: { id: alice.user.profile.id } });
  expect((await fetchLikes(bob)).liked_by[0]?.like_new).toBe(false);
});

test('two likes at the same moment are one match that both learn of', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
    const answers = await Promise.all([like(alice, bob), like(bob, alice)]);
    expect(answers.map(({ body }) => body.like).sort()).toEqual(['liked', 'mutual']);
    expect((await fetchLikes(alice)).liked_by[0]?.mutual).toBe(true);
    expect((await fetchLikes(bob)).liked_by[0]?.mutual).toBe(true);
  }
});

test('lists received likes with new ones first', async () => {
  const [alice, bob, carla, dirk] = await Promise.all(
    ['Alice', 'Bob', 'Carla', 'Dirk'].map((name) => confirmed(name)),
  );
  if (!alice || !bob || !carla || !dirk) throw new Error('Somebody is missing');
  for (const other of [bob, carla, dirk]) await like(other, alice);
  await alice.visitor.call('PUT /api/like.php', { body: { id: dirk.user.profile.id } });
  const names = (await fetchLikes(alice)).liked_by.map(({ name }) => name);
  expect(names).toEqual(['Carla', 'Bob', 'Dirk']);
});

test('liking twice is one like, and taking it back ends it', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  await Promise.all([like(alice, bob), like(alice, bob)]);
  expect((await fetchLikes(bob)).liked_by).toHaveLength(1);
  await alice.visitor.call('DELETE /api/like.php', { body: { id: bob.user.profile.id } });
  expect((await fetchLikes(bob)).liked_by).toEqual([]);
});

test('auto-like gives a like that exists, or nothing', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const ask = async () =>
    (await bob.visitor.call<{ profile: { id: number } | null }>('GET /api/auto-like.php')).body;
  expect(await ask()).toEqual({ profile: null });
  await like(alice, bob);
  expect((await ask()).profile?.id).toBe(alice.user.profile.id);
});

test('auto-like gives the newest like that was not opened, and passes over the blocked', async () => {
  const [alice, bob, carla, dirk] = await Promise.all(
    ['Alice', 'Bob', 'Carla', 'Dirk'].map((name) => confirmed(name)),
  );
  if (!alice || !bob || !carla || !dirk) throw new Error('Somebody is missing');
  for (const other of [bob, carla, dirk]) await like(other, alice);
  const newest = async () =>
    (await alice.visitor.call<{ profile: { name: string } | null }>('GET /api/auto-like.php')).body.profile
      ?.name;
  expect(await newest()).toBe('Dirk');
  await alice.visitor.call('PUT /api/like.php', { body: { id: dirk.user.profile.id } });
  expect(await newest()).toBe('Carla');
  await alice.visitor.call('POST /api/block.php', { body: { id: carla.user.profile.id } });
  expect(await newest()).toBe('Bob');
  await bob.visitor.call('DELETE /api/like.php', { body: { id: alice.user.profile.id } });
  expect(await newest()).toBeUndefined();
});

test('a like repeated after an undo sends no second push message', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  await like(alice, bob);
  await alice.visitor.call('DELETE /api/like.php', { body: { id: bob.user.profile.id } });
  await like(alice, bob);
  expect((await fetchLikes(bob)).liked_by).toMatchObject([{ name: 'Alice', like_new: true }]);
  const { rows } = await database.query(
    `select 1 from jobs.job where name = 'send-push' and data->>'kind' = 'like' and data->>'userId' = $1`,
    [String(bob.user.id)],
  );
  expect(rows).toHaveLength(1);
});

test('a fictional profile never likes back', async () => {
  const alice = await confirmed('Alice');
  const id = await someFictional(alice.visitor);
  const { body } = await alice.visitor.call<{ like: string }>('POST /api/like.php', { body: { id } });
  expect(body.like).toBe('liked');
  expect((await fetchLikes(alice)).liked_by).toEqual([]);
});

test('likes of others are private', async () => {
  const [alice, bob, carla] = await Promise.all([confirmed('Alice'), confirmed('Bob'), confirmed('Carla')]);
  await like(alice, bob);
  expect(await fetchLikes(carla)).toEqual({ profiles: [], liked_by: [] });
});
