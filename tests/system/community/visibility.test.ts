import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { endpointName } from '#lib/contract/endpoint.ts';
import { endpoints } from '#lib/contract/endpoints.ts';
import type { Visibility } from '#lib/contract/community/visibility.ts';
import { Visitor } from '#tests/support/http.ts';
import { aSecond, until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { home } from './block-rows.ts';
import { confirmed, herzfunke, send, type Person } from '#tests/support/cast.ts';
import { change, defaultVisibility, ownCalls, shows, type Scene } from './visibility-rows.ts';

let scene: Scene;
/** Each call's view of the member before anything was hidden. */
const before = new Map<string, unknown>();

/** A person's entry in a response, at any depth. */
function find(answer: unknown, id: number): Record<string, unknown> | null {
  if (typeof answer !== 'object' || answer === null) return null;
  if ('fictional_icon' in answer && 'id' in answer && answer.id === id) return { ...answer };
  for (const value of Object.values(answer)) {
    const found = find(value, id);
    if (found) return found;
  }
  return null;
}

async function asked(call: string): Promise<Record<string, unknown> | null> {
  const row = shows.find((each) => each.call === call);
  if (!row) throw new Error(`There is no row of ${call}`);
  const [name = ''] = call.split(' (');
  const query = row.ask?.(scene) ?? {};
  const { body } = await scene[row.reader].visitor.call(name, { query });
  return find(body, scene.bob.user.profile.id);
}

beforeAll(async () => {
  const letters = () =>
    randomUUID()
      .replace(/[^a-f]/g, '')
      .padEnd(6, 'x')
      .slice(0, 6);
  const someone = (name: string, gender: string) => confirmed(name + letters(), { gender, ...home });
  const [bob, dirk, friend, stranger, third] = await Promise.all([
    someone('Bob', 'man'),
    someone('Dirk', 'man'),
    someone('Alice', 'woman'),
    someone('Carla', 'woman'),
    someone('Erik', 'man'),
  ]);
  scene = { bob, friend, stranger, blocker: dirk, third: third.user.profile.id, conversation: 0 };
  const bobsId = bob.user.profile.id;
  await bob.visitor.call('POST /api/like.php', { body: { id: friend.user.profile.id } });
  scene.conversation = (await send(friend, bobsId)).body.message.conversation;
  // The friend's newest like is Bob's; the block list shows whom its owner blocked.
  await dirk.visitor.call('POST /api/block.php', { body: { id: bobsId } });
  for (const { call } of shows) before.set(call, await asked(call));
});

const hasTiles = (response: z.ZodType) =>
  JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' })).includes('"fictional_icon"');

test('every call that shows a member has a row here, or shows the caller alone', () => {
  const known = new Set([...shows.map(({ call }) => call.split(' (')[0]), ...ownCalls]);
  const showing = endpoints.filter(({ response }) => hasTiles(response)).map(endpointName);
  expect(showing.filter((name) => !known.has(name))).toEqual([]);
});

describe('a member who hides age and town', () => {
  beforeAll(() => change(scene.bob, { show_age: false, show_town: false }));
  afterAll(() => change(scene.bob, { show_age: true, show_town: true }));

  test.each(shows.map(({ call }) => call))('is without them in %s', async (call) => {
    expect(before.get(call)).toMatchObject({ age: expect.any(Number) as number, city: 'Valletta' });
    const found = await asked(call);
    expect(found).toMatchObject({ age: null, city: 'Malta' });
    // Neither distance nor reason reveals what is hidden.
    expect(found?.distance ?? null).toBeNull();
    expect(JSON.stringify(found?.reasons ?? [])).not.toMatch(/"distance"|"age"/);
  });

  test('and still reads both in the own profile', async () => {
    const { body } = await scene.bob.visitor.call('GET /api/profile.php');
    expect(body).toMatchObject({ profile: { age: expect.any(Number) as number, city: 'Valletta' } });
    const { body: own } = await scene.bob.visitor.call('GET /api/user.php');
    expect(own).toMatchObject({ user: { profile: { city: 'Valletta' } } });
  });

  test('the page for everyone and for crawlers is rebuilt within a second', async () => {
    const { name, id, age } = scene.bob.user.profile;
    const page = async () => (await new Visitor(herzfunke).get(`/members/${id}`)).text;
    // The page's other members live in Valletta, too.
    await until(async () => (await page()).includes(`${name}, aus Malta.`), aSecond);
    expect(await page()).not.toMatch(new RegExp(`${name}.{0,40}\\b(${age}|Valletta)\\b`));
    await change(scene.bob, { show_age: true });
    await until(async () => (await page()).includes(`${name}, ${age}`), aSecond);
    await change(scene.bob, { show_age: false });
  });

  test('searches by town exclude members who hide the town', async () => {
    const found = async (query: Record<string, string | number>) =>
      find(
        (await scene.stranger.visitor.call('GET /api/members.php', { query })).body,
        scene.bob.user.profile.id,
      );
    expect(await found({ country: 'MT' })).not.toBeNull();
    const results = async (query: Record<string, string | number>) => {
      const { body } = await scene.stranger.visitor.call<{ results: { id: number }[] }>(
        'GET /api/members.php',
        {
          query,
        },
      );
      return body.results.map(({ id }) => id);
    };
    expect(await results({ city: 'Valletta' })).not.toContain(scene.bob.user.profile.id);
    expect(await results({ city: 'Valletta', distance: 50 })).not.toContain(scene.bob.user.profile.id);
  });

  test('searches by age find members who hide the age only with all five years', async () => {
    const { age } = scene.bob.user.profile;
    const from = Math.floor(age / 5) * 5;
    const isFound = async (min_age: number, max_age: number) => {
      const query = { country: 'MT', min_age, max_age };
      const { body } = await scene.stranger.visitor.call<{ results: { id: number }[] }>(
        'GET /api/members.php',
        {
          query,
        },
      );
      return body.results.some(({ id }) => id === scene.bob.user.profile.id);
    };
    expect(await isFound(from, from + 4)).toBe(true);
    for (let year = from; year < from + 5; year += 1) expect(await isFound(year, year)).toBe(false);
    expect(await isFound(from + 1, from + 8)).toBe(false);
    expect(await isFound(from - 5, from + 3)).toBe(false);
  });
});

describe('when someone was active', () => {
  const activity = async (reader: Person) => {
    const query = { id: scene.bob.user.profile.id };
    const relation = (await reader.visitor.call('GET /api/relation.php', { query })).body.activity;
    const chats = (
      await reader.visitor.call<{ chats: { profile_id: number; activity: unknown }[] }>('GET /api/chats.php')
    ).body.chats;
    return [relation, chats.find(({ profile_id }) => profile_id === query.id)?.activity];
  };
  const age = (minutes: number) =>
    database.query(`update profiles set last_active_at = now() - $2 * interval '1 minute' where id = $1`, [
      scene.bob.user.profile.id,
      minutes,
    ]);

  test('is shown in supported steps, for up to a day', async () => {
    await age(5);
    expect(await activity(scene.friend)).toEqual(['recent', 'recent']);
    await age(50);
    expect(await activity(scene.friend)).toEqual(['day', 'day']);
    await age(25 * 60);
    expect(await activity(scene.friend)).toEqual([null, null]);
  });

  test.each(['bob', 'friend'] as const)('neither sees it where %s hides it', async (who) => {
    await age(5);
    await change(scene[who], { show_online: false });
    expect(await activity(scene.friend)).toEqual([null, null]);
    await change(scene[who], { show_online: true });
    expect(await activity(scene.friend)).toEqual(['recent', 'recent']);
  });

  test('is never shown of a fictional profile', async () => {
    const { rows } = await database.query<{ id: number }>(
      `update profiles set last_active_at = now() where id = (
        select min(id) from profiles where fictional and status = 'active' and pool = 'demo') returning id::int`,
    );
    const query = { id: rows[0]?.id ?? 0 };
    expect((await scene.friend.visitor.call('GET /api/relation.php', { query })).body.activity).toBeNull();
  });

  test('is in no response that is the same for all', async () => {
    for (const { call } of shows) {
      const found = await asked(call);
      expect(Object.keys(found ?? {})).not.toContain('activity');
      expect(Object.keys(found ?? {})).not.toContain('last_active_at');
    }
  });
});

test('a change keeps what it does not name', async () => {
  const alice = await confirmed('Alice');
  const first = (await alice.visitor.call<Visibility>('GET /api/visibility.php')).body;
  expect(first).toMatchObject({ ...defaultVisibility, read_receipts: true });
  expect(first.brands[0]).toMatchObject({ id: 'herzfunke', own: true, visible: true });
  expect(first.brands.length).toBeGreaterThan(1);
  const { body } = await alice.visitor.call<Visibility>('PUT /api/visibility.php', {
    body: { read_receipts: false, indexable: true },
  });
  expect(body).toEqual({ ...first, read_receipts: false, indexable: true });
  const { body: user } = await alice.visitor.call('GET /api/user.php');
  expect(user).toMatchObject({ user: { read_receipts: false, profile: { indexable: true } } });
  expect((await alice.visitor.call('PUT /api/visibility.php', { body: {} })).body).toEqual(body);
});

test.each(['herzfunke', 'nobodys'])('%s cannot be hidden from', async (brand) => {
  const alice = await confirmed('Alice');
  const { status, body } = await alice.visitor.call('PUT /api/visibility.php', {
    body: { hidden_brands: [brand], show_age: false },
  });
  expect({ status, fields: body.fields }).toEqual({
    status: 422,
    fields: { hidden_brands: 'unknown_value' },
  });
  expect((await alice.visitor.call('GET /api/visibility.php')).body).toMatchObject({ show_age: true });
});
