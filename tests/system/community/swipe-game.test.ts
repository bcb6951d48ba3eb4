import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { MemberPage } from '#lib/contract/community/search.ts';
import type { SwipeCard, SwipeState } from '#lib/contract/community/swipe-game.ts';
import { homeDay } from '#backend/platform/geo/home-day.ts';
import { eventually } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, type Person } from '#tests/support/cast.ts';
import { getProfileId } from '#tests/support/chatting.ts';

type Hand = SwipeState & { cards: SwipeCard[] };
type Swiped = SwipeState & { like: string; error?: string; limit?: number };

const hand = async ({ visitor }: Person) => (await visitor.call<Hand>('GET /api/swipe.php')).body;

const swipe = ({ visitor }: Person, id: number, verdict: 'like' | 'pass', key: string = randomUUID()) =>
  visitor.call<Swiped>('POST /api/swipe.php', { body: { id, verdict }, key });

const undo = ({ visitor }: Person) =>
  visitor.call<SwipeState & { card: SwipeCard | null }>('DELETE /api/swipe.php');

const man = (name: string, changes = {}) => confirmed(name, { gender: 'man', ...changes });
const getIds = (cards: { id: number }[]) => cards.map(({ id }) => id);

async function likedBy(person: Person): Promise<number[]> {
  const { body } = await person.visitor.call<{ profiles: { id: number }[] }>('GET /api/likes.php');
  return getIds(body.profiles);
}

/** Skips up to some hundred cards until the wanted one comes; returns whether it did. */
async function comesUp(person: Person, id: number): Promise<boolean> {
  for (let round = 0; round < 3; round += 1) {
    const { cards } = await hand(person);
    if (getIds(cards).includes(id)) return true;
    for (const card of cards) await swipe(person, card.id, 'pass');
  }
  return false;
}

test('a card shows what there is to decide on', async () => {
  const bob = await man('Bob');
  await bob.visitor.call('PUT /api/profile.php', {
    body: { about_me: 'Sonntags am Rhein.', interests: ['hiking', 'wine', 'dogs'] },
  });
  const alice = await confirmed('Alice');
  await alice.visitor.call('PUT /api/profile.php', { body: { interests: ['wine', 'hiking', 'tea'] } });
  const { cards, likes_left, can_undo } = await hand(alice);
  expect({ likes_left, can_undo }).toEqual({ likes_left: 4, can_undo: false });
  expect(cards).toHaveLength(10);
  expect(cards.find(({ id }) => id === getProfileId(bob))).toMatchObject({
    name: 'Bob',
    city: 'Köln',
    distance: 0,
    away: null,
    about_me: 'Sonntags am Rhein.',
    shared_interests: ['hiking', 'wine'],
    fictional_icon: false,
  });
});

test('the cards are the first of the member’s own search, and name the ring of who lives farther away', async () => {
  // Few members live there, so that the cards reach beyond the town.
  const there = { country: 'DE', region: 'DE-BB', city: 'Wittenberge' };
  const near = { ...there, city: 'Perleberg' };
  const [bob, carl] = await Promise.all([man('Bob', there), man('Carl', near)]);
  const [finn] = await Promise.all([
    man('Finn', { ...there, city: 'Cottbus' }),
    man('Erik', { ...there, sexuality: 'gay' }),
  ]);
  const alice = await confirmed('Alice', there);
  // Other tests add members between the two requests.
  const { list, cards } = await eventually(async () => {
    const found = await alice.visitor.call<MemberPage>('GET /api/members.php');
    const dealt = await hand(alice);
    const first = getIds(found.body.results).slice(0, 10);
    return isDeepStrictEqual(first, getIds(dealt.cards)) && { list: found.body, cards: dealt.cards };
  });
  expect(cards).toHaveLength(10);
  expect(getIds(cards)).toEqual(
    expect.arrayContaining([getProfileId(bob), getProfileId(carl), getProfileId(finn)]),
  );

  const ringAt = (at: number) => list.rings.findLast(({ from }) => from <= at);
  const named = cards
    .map((_, at) => ringAt(at))
    .map((each) => each && { ring: each.ring, place: each.place });
  expect(new Set(named.map((each) => each?.ring)).size).toBeGreaterThan(1);
  expect(cards.map(({ away }) => away)).toEqual(named.map((each) => (each?.ring === 'near' ? null : each)));

  // Restored after an undo, a card has the same ring.
  await swipe(alice, getProfileId(finn), 'pass');
  expect((await undo(alice)).body.card).toMatchObject({
    id: getProfileId(finn),
    away: { ring: 'region', place: 'Brandenburg' },
  });
});

test('the gender that the last search of a bisexual member named is the one of the cards', async () => {
  const mia = await confirmed('Mia', { sexuality: 'bi' });
  const fetchGenders = async () => new Set((await hand(mia)).cards.map(({ gender }) => gender));
  await mia.visitor.call('PUT /api/search.php', { body: { search: { gender: 'man' } } });
  expect(await fetchGenders()).toEqual(new Set(['man']));
  await mia.visitor.call('PUT /api/search.php', { body: { search: { gender: 'woman' } } });
  expect(await fetchGenders()).toEqual(new Set(['woman']));
});

test('members who do not match, by gender or sexuality on either side, never appear', async () => {
  // The nearest come first, and no other members live near them.
  const there = { country: 'FI', region: 'FI-18', city: 'Helsinki' };
  const [dora, erik, finn] = await Promise.all([
    confirmed('Dora', there),
    man('Erik', { sexuality: 'gay', ...there }),
    man('Finn', { sexuality: 'bi', ...there }),
  ]);
  const alice = await confirmed('Alice', there);
  const ids = getIds((await hand(alice)).cards);
  expect(ids).toContain(getProfileId(finn));
  expect(ids).not.toContain(getProfileId(dora));
  expect(ids).not.toContain(getProfileId(erik));
  expect(ids).not.toContain(getProfileId(alice));

  const [lena, mia] = await Promise.all([
    confirmed('Lena', { sexuality: 'lesbian', ...there }),
    confirmed('Mia', { sexuality: 'bi', ...there }),
  ]);
  const forLena = getIds((await hand(lena)).cards);
  expect(forLena).toContain(getProfileId(mia));
  expect(forLena).not.toContain(getProfileId(finn));
  expect(forLena).not.toContain(getProfileId(alice));
  const forMia = getIds((await hand(mia)).cards);
  expect(forMia).toEqual(expect.arrayContaining([getProfileId(finn), getProfileId(lena)]));
  expect(forMia).not.toContain(getProfileId(alice));
});

test('cards are of the ages of the last search, or else of an age with the member', async () => {
  const there = { country: 'FI', region: 'FI-06', city: 'Tampere' };
  const [finn, otto] = await Promise.all([
    man('Finn', { date_of_birth: '1992-02-01', ...there }),
    man('Otto', { date_of_birth: '1951-02-01', ...there }),
  ]);
  const alice = await confirmed('Alice', there);
  const ids = getIds((await hand(alice)).cards);
  expect(ids).toContain(getProfileId(finn));
  expect(ids).not.toContain(getProfileId(otto));
  await alice.visitor.call('PUT /api/search.php', { body: { search: { min_age: 70 } } });
  const older = getIds((await hand(alice)).cards);
  expect(older).toContain(getProfileId(otto));
  expect(older).not.toContain(getProfileId(finn));
  await alice.visitor.call('PUT /api/search.php', { body: { search: { ages: 'any' } } });
  expect(getIds((await hand(alice)).cards)).toEqual(
    expect.arrayContaining([getProfileId(finn), getProfileId(otto)]),
  );
});

test('where few are of the wanted ages, those nearest in age follow', async () => {
  const [otto, alice] = await Promise.all([man('Otto', { date_of_birth: '1938-02-01' }), confirmed('Alice')]);
  await alice.visitor.call('PUT /api/search.php', { body: { search: { min_age: 98 } } });
  const { cards } = await hand(alice);
  expect(cards).toHaveLength(10);
  expect(getIds(cards)).toContain(getProfileId(otto));
  const steps = cards.flatMap(({ age }) => (age ? [[83, 93, 98].filter((from) => age >= from).length] : []));
  expect(steps).toEqual(steps.toSorted((one, other) => other - one));
});

test('blocked members appear on neither side, and are refused', async () => {
  const [bob, carl] = await Promise.all([man('Bob'), man('Carl')]);
  const alice = await confirmed('Alice');
  expect(getIds((await hand(alice)).cards)).toEqual(
    expect.arrayContaining([getProfileId(bob), getProfileId(carl)]),
  );
  await alice.visitor.call('POST /api/block.php', { body: { id: getProfileId(bob) } });
  await carl.visitor.call('POST /api/block.php', { body: { id: getProfileId(alice) } });
  const ids = getIds((await hand(alice)).cards);
  expect(ids).not.toContain(getProfileId(bob));
  expect(ids).not.toContain(getProfileId(carl));
  expect(await comesUp(bob, getProfileId(alice))).toBe(false);
  const errors = [
    await swipe(alice, getProfileId(bob), 'like'),
    await swipe(alice, getProfileId(carl), 'pass'),
  ];
  expect(errors.map(({ status, body }) => [status, body.error])).toEqual([
    [403, 'blocked'],
    [403, 'blocked_by'],
  ]);
});

test('members who were liked, passed or liked elsewhere do not reappear', async () => {
  const [bob, carl, dirk] = await Promise.all([man('Bob'), man('Carl'), man('Dirk')]);
  const alice = await confirmed('Alice');
  await swipe(alice, getProfileId(bob), 'like');
  await swipe(alice, getProfileId(carl), 'pass');
  await alice.visitor.call('POST /api/like.php', { body: { id: getProfileId(dirk) } });
  const { cards, likes_left } = await hand(alice);
  for (const person of [bob, carl, dirk]) expect(getIds(cards)).not.toContain(getProfileId(person));
  // The like on the profile page is not one of the four.
  expect(likes_left).toBe(3);
});

test('beyond the limit passes go on, and likes elsewhere too', async () => {
  const [bob, alice] = await Promise.all([man('Bob'), confirmed('Alice')]);
  const { cards } = await hand(alice);
  for (const card of cards.filter(({ id }) => id !== getProfileId(bob)).slice(0, 4))
    await swipe(alice, card.id, 'like');
  const began = new Date();
  expect(await swipe(alice, getProfileId(bob), 'like')).toMatchObject({
    status: 403,
    body: {
      error: 'swipe_limit',
      limit: 4,
      resets_at: homeDay('Europe/Berlin', began).endsAt.toISOString(),
    },
  });
  expect((await swipe(alice, getProfileId(bob), 'pass')).status).toBe(200);
  const like = await alice.visitor.call('POST /api/like.php', { body: { id: getProfileId(bob) } });
  expect(like.status).toBe(200);
});

test('retries of one like are one like, one count, one message to the other', async () => {
  const [bob, alice] = await Promise.all([man('Bob'), confirmed('Alice')]);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => swipe(alice, getProfileId(bob), 'like', key)),
  );
  // Requests during the first one must retry.
  const statuses = answers.map(({ status }) => status).filter((status) => status !== 503);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const { status, body: swiped } = await swipe(alice, getProfileId(bob), 'like', key);
  expect({ status, like: swiped.like, left: swiped.likes_left }).toEqual({
    status: 200,
    like: 'liked',
    left: 3,
  });
  expect((await swipe(alice, getProfileId(bob), 'pass', key)).status).toBe(422);
  const { body } = await bob.visitor.call<{ liked_by: unknown[] }>('GET /api/likes.php');
  expect(body.liked_by).toHaveLength(1);
});

test('the four come back with the next day of the member', async () => {
  const alice = await confirmed('Alice');
  for (const card of (await hand(alice)).cards.slice(0, 4)) await swipe(alice, card.id, 'like');
  expect(await hand(alice)).toMatchObject({ likes_left: 0, can_undo: true });
  await database.query(`update swipes set swiped_on = swiped_on - 1 where profile_id = $1`, [
    getProfileId(alice),
  ]);
  expect(await hand(alice)).toMatchObject({ likes_left: 4, can_undo: false });
  expect((await undo(alice)).status).toBe(404);
});

test('for someone at home on the Canaries the day ends at midnight there', async () => {
  const alice = await confirmed('Alice');
  await database.query(`update profiles set country = 'ES', region = 'ES-CN' where id = $1`, [
    getProfileId(alice),
  ]);
  const midnight = () => homeDay('Atlantic/Canary', new Date()).endsAt.toISOString();
  const before = midnight();
  const { resets_at } = await hand(alice);
  expect([before, midnight()]).toContain(resets_at);
});

test('undo restores card and like, one after the other', async () => {
  const there = { country: 'NO', region: 'NO-03', city: 'Oslo' };
  const [bob, carl] = await Promise.all([man('Bob', there), man('Carl', there)]);
  const alice = await confirmed('Alice', there);
  await swipe(alice, getProfileId(bob), 'like');
  expect((await swipe(alice, getProfileId(carl), 'pass')).body.can_undo).toBe(true);

  const first = (await undo(alice)).body;
  expect(first).toMatchObject({ card: { id: getProfileId(carl) }, likes_left: 3, can_undo: true });
  const second = (await undo(alice)).body;
  expect(second).toMatchObject({
    card: { id: getProfileId(bob), distance: 0 },
    likes_left: 4,
    can_undo: false,
  });
  expect(await likedBy(alice)).toEqual([]);
  const { body } = await bob.visitor.call<{ liked_by: unknown[] }>('GET /api/likes.php');
  expect(body.liked_by).toEqual([]);
  expect((await undo(alice)).status).toBe(404);
  expect(getIds((await hand(alice)).cards)).toEqual(
    expect.arrayContaining([getProfileId(bob), getProfileId(carl)]),
  );
});

test('undo pressed many times at once takes back each swipe once', async () => {
  const alice = await confirmed('Alice');
  for (const card of (await hand(alice)).cards.slice(0, 3)) await swipe(alice, card.id, 'like');
  const answers = await Promise.all(Array.from({ length: 8 }, () => undo(alice)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(5);
  expect((await hand(alice)).likes_left).toBe(4);
});

test('a like that meets a like is a match; it cannot be undone', async () => {
  const [bob, alice] = await Promise.all([man('Bob'), confirmed('Alice')]);
  await bob.visitor.call('POST /api/like.php', { body: { id: getProfileId(alice) } });
  expect((await swipe(alice, getProfileId(bob), 'like')).body).toMatchObject({
    like: 'mutual',
    likes_left: 3,
    can_undo: false,
  });
  expect((await undo(alice)).status).toBe(404);
  expect(await likedBy(alice)).toEqual([getProfileId(bob)]);
});

test('a like and its undo at the same moment as the like back leave either a match or nothing', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [bob, alice] = await Promise.all([man('Bob'), confirmed('Alice')]);
    await swipe(alice, getProfileId(bob), 'like');
    const [undone, back] = await Promise.all([
      undo(alice),
      bob.visitor.call<{ like: string }>('POST /api/like.php', { body: { id: getProfileId(alice) } }),
    ]);
    const isMatch = back.body.like === 'mutual';
    expect({ isMatch, undone: undone.status }).toEqual({ isMatch, undone: isMatch ? 404 : 200 });
    expect(await likedBy(alice)).toEqual(isMatch ? [getProfileId(bob)] : []);
  }
});

test('a like given on the profile is not undone by the game, and costs none of the four', async () => {
  const [bob, alice] = await Promise.all([man('Bob'), confirmed('Alice')]);
  await alice.visitor.call('POST /api/like.php', { body: { id: getProfileId(bob) } });
  expect((await swipe(alice, getProfileId(bob), 'like')).body).toMatchObject({
    like: 'liked',
    likes_left: 4,
  });
  expect((await undo(alice)).status).toBe(200);
  expect(await likedBy(alice)).toEqual([getProfileId(bob)]);
});

test('a pass may become a like, in another tab', async () => {
  const [bob, alice] = await Promise.all([man('Bob'), confirmed('Alice')]);
  await swipe(alice, getProfileId(bob), 'pass');
  expect((await swipe(alice, getProfileId(bob), 'like')).body).toMatchObject({
    like: 'liked',
    likes_left: 3,
  });
});

test('oneself, strangers to the pool and members who left are refused', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), man('Bob')]);
  expect((await swipe(alice, getProfileId(alice), 'like')).status).toBe(404);
  expect((await swipe(alice, 999_999_999, 'pass')).status).toBe(404);
  await database.query(`update profiles set status = 'deleted' where id = $1`, [getProfileId(bob)]);
  expect((await swipe(alice, getProfileId(bob), 'pass')).status).toBe(410);
  expect(getIds((await hand(alice)).cards)).not.toContain(getProfileId(bob));
});

test('swiping is per member: another has four likes of their own', async () => {
  const [alice, carla] = await Promise.all([confirmed('Alice'), confirmed('Carla')]);
  for (const card of (await hand(alice)).cards.slice(0, 4)) await swipe(alice, card.id, 'like');
  expect(await hand(carla)).toMatchObject({ likes_left: 4, can_undo: false });
  expect((await undo(carla)).status).toBe(404);
  expect(await likedBy(alice)).toHaveLength(4);
});
