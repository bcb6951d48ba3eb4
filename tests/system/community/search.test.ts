import type { MemberPage, MemberSearch } from '#lib/contract/community/search.ts';
import type { MemberTile, Profile } from '#lib/contract/community/profile.ts';
import { Visitor } from '#tests/support/http.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { copyBrand } from '#tests/support/brand-copy.ts';
import { confirmed, herzfunke, vlinder } from '#tests/support/cast.ts';

type Query = MemberSearch & { network?: string; ref?: string; with_photo?: '1' };

const ask = (query: Query, visitor = new Visitor(herzfunke)) =>
  visitor.call<MemberPage & { error?: string }>('GET /api/members.php', {
    query,
  });

const search = async (query: Query, visitor?: Visitor) => (await ask(query, visitor)).body;

const getIds = (tiles: MemberTile[]) => tiles.map(({ id }) => id);

/** The database's rows of the results. */
async function loadRows(ids: number[]) {
  const { rows } = await database.query<
    Profile & { latitude: number; longitude: number; fictional: boolean }
  >('select *, date_of_birth::text from profiles where id = any($1)', [ids]);
  expect(rows).toHaveLength(ids.length);
  return rows;
}

/** To an unlisted town, as members may have from before towns came from a list. */
const moveTo = (id: number, city: string) =>
  database.query('update profiles set city = $1, latitude = null, longitude = null where id = $2', [
    city,
    id,
  ]);

describe('the parts of a search', () => {
  test.each([
    ['relationship_status', 'single'],
    ['signup_reason', 'relationship'],
    ['body_type', 'average'],
    ['hair_colour', 'brown'],
    ['eye_colour', 'blue'],
    ['tattoos', 'none'],
    ['countryregion', 'DE-BE'],
    ['gender', 'man'],
    ['country', 'NL'],
  ] as const)('%s', async (part, value) => {
    const { results, numResults } = await search({ [part]: value });
    const column = part === 'countryregion' ? 'region' : part;
    for (const row of await loadRows(getIds(results))) expect(row[column]).toBe(value);
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from profiles where status = 'active' and (fictional or shown_to_visitors) and ${column} = $1`,
      [value],
    );
    expect(numResults).toBeGreaterThan(0);
    expect(numResults).toBe(rows[0]?.count);
  });

  test('visitors cannot search by sexuality', async () => {
    const everybody = await search({});
    expect(await search({ sexuality: 'bi' })).toMatchObject({ numResults: everybody.numResults });
    const { visitor } = await confirmed('Alice');
    const { results } = await search({ sexuality: 'bi' }, visitor);
    expect(results.length).toBeGreaterThan(0);
    for (const row of await loadRows(getIds(results))) expect(row.sexuality).toBe('bi');
  });

  test('an interest', async () => {
    const { results } = await search({ interests: 'hiking' });
    expect(results.length).toBeGreaterThan(0);
    for (const row of await loadRows(getIds(results))) expect(row.interests).toContain('hiking');
  });

  test('a town, in any capitals and accents', async () => {
    const { results } = await search({ city: 'Köln' });
    expect(results.length).toBeGreaterThan(0);
    expect(new Set(results.map(({ city }) => city))).toEqual(new Set(['Köln']));
    expect(getIds((await search({ city: 'KOLN' })).results)).toEqual(getIds(results));
    expect((await search({ city: 'Köln', country: 'AT' })).numResults).toBe(0);
  });

  test('only the towns around one', async () => {
    const { results, numResults } = await search({ city: 'Köln', distance: 50 });
    expect(new Set(results.map(({ city }) => city))).toContain('Köln');
    for (const row of await loadRows(getIds(results))) {
      expect(Math.hypot(row.latitude - 50.938, (row.longitude - 6.96) * 0.63) * 111.2).toBeLessThan(51);
    }
    expect(numResults).toBeGreaterThan((await search({ city: 'Köln' })).numResults);
  });

  test('an unlisted town is found by its name, and has no surroundings', async () => {
    const { visitor, user } = await confirmed('Alice');
    await moveTo(user.profile.id, 'Hintertupfing');
    const found = await search({ city: 'hintertupfing', distance: 10 });
    expect(getIds(found.results)).toEqual([user.profile.id]);
    await visitor.call('PUT /api/profile.php', { body: { city: 'Falkensee' } });
    expect((await search({ city: 'hintertupfing' })).numResults).toBe(0);
    expect(getIds((await search({ city: 'Falkensee' })).results)).toContain(user.profile.id);
    expect(getIds((await search({ city: 'Berlin', distance: 25 })).results)).toContain(user.profile.id);
  });

  test('a town is one in any spelling, and is stored as the list has it', async () => {
    const { user } = await confirmed('Alice', { city: 'KOELN', date_of_birth: '1941-05-17' });
    expect(user.profile.city).toBe('Köln');
    const ages = { min_age: 80, max_age: 99 };
    for (const city of ['Koeln', 'koln', 'Köln'])
      expect(getIds((await search({ city, ...ages })).results)).toContain(user.profile.id);
  });

  test('a signup in a known town is found around it', async () => {
    // An uncommon age, because all of Köln would exceed a page.
    const { user } = await confirmed('Alice', { city: 'leverkusen', date_of_birth: '1940-05-17' });
    const old = { city: 'Köln', min_age: 84, max_age: 99 };
    expect(getIds((await search({ ...old, distance: 25 })).results)).toContain(user.profile.id);
    expect(getIds((await search(old)).results)).not.toContain(user.profile.id);
  });

  test('a photo that everyone may see', async () => {
    const city = 'Bilderdorf';
    const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
    for (const { user } of [alice, bob]) await moveTo(user.profile.id, city);
    const addPhoto = ({ user }: typeof alice, status: string) =>
      database.query(
        `insert into photos (profile_id, position, status, hash, width, height, thumbhash, created_at)
        values ($1::bigint, 0, $2, lpad($1::text, 16, 'a'), 800, 1000, '', now())`,
        [user.profile.id, status],
      );
    await addPhoto(alice, 'active');
    await addPhoto(bob, 'pending');
    const found = await search({ city, with_photo: '1' });
    expect(getIds(found.results)).toEqual([alice.user.profile.id]);
    expect(found).toMatchObject({ numResults: 1, numFictional: 0 });
    for (const { main_image } of found.similar) expect(main_image?.status).toBe('active');
    expect((await search({ city })).numResults).toBe(2);
    await database.query('update photos set removed_at = now() where profile_id = $1', [
      alice.user.profile.id,
    ]);
    expect((await search({ city, with_photo: '1' })).numResults).toBe(0);
    expect((await ask({ with_photo: 'yes' } as unknown as Query)).status).toBe(422);
  });

  test('what a brand does not offer has no effect', async () => {
    const women = { gender: 'woman', country: 'NL' } as const;
    const all = await search(women, new Visitor(vlinder));
    const { numResults } = await search({ ...women, hair_colour: 'red' }, new Visitor(vlinder));
    expect(numResults).toBe(all.numResults);
    expect((await search({ ...women, hair_colour: 'red' })).numResults).toBeLessThan(numResults);
  });

  test.each([
    { gender: 'other' },
    { distance: 11 },
    { min_age: 17 },
    { kind: 'robot' },
    { interests: 'gold' },
    { city: '' },
    { pageNumber: 501 },
    { match: 'some' },
    { ages: '20' },
  ])('%j is refused', async (query) => {
    expect((await ask(query as Query)).status).toBe(422);
  });
});

describe('similar members', () => {
  const narrow = { gender: 'woman', country: 'LI', hair_colour: 'red', tattoos: 'many' } as const;

  test('stand beside few results, and none of them is a result', async () => {
    const { results, similar, widened, numResults } = await search(narrow);
    expect(numResults).toBeLessThan(12);
    expect(similar.length).toBeGreaterThan(0);
    expect(similar.length).toBeLessThanOrEqual(12);
    expect(widened[0]).toBe('fields');
    expect(getIds(similar).filter((id) => getIds(results).includes(id))).toEqual([]);
    expect(new Set(getIds(similar)).size).toBe(similar.length);
    expect(new Set(similar.map(({ gender }) => gender))).toEqual(new Set(['woman']));
  });

  test('say how the search was widened, and only as far as needed', async () => {
    expect(await search({ city: 'Nirgendwo' })).toMatchObject({ numResults: 0, widened: ['city'] });
    const { widened, similar } = await search({ ...narrow, min_age: 20, max_age: 21 });
    expect(widened).toEqual(['fields', 'ages', 'country'].slice(0, widened.length));
    expect(similar).toHaveLength(12);
  });

  test('are absent where there are enough matches', async () => {
    expect(await search({ gender: 'woman' })).toMatchObject({ similar: [], widened: [] });
  });

  test('leave out who blocked or was blocked', async () => {
    const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
    await moveTo(bob.user.profile.id, 'Nirgendsda');
    const seen = async () => {
      const { results, similar } = await search(
        { city: 'Nirgendsda', gender: 'woman', match: 'any' },
        alice.visitor,
      );
      return [...getIds(results), ...getIds(similar)];
    };
    expect(await seen()).toContain(bob.user.profile.id);
    await bob.visitor.call('POST /api/block.php', { body: { id: alice.user.profile.id } });
    expect(await seen()).not.toContain(bob.user.profile.id);
  });
});

describe('searching while logged out', () => {
  test.each([
    ['yes', 'yes', 200, 200],
    ['no', 'yes', 403, 200],
    ['yes', 'no', 200, 403],
    ['no', 'no', 403, 403],
  ] as const)('%s, from a traffic source %s', async (plain, source, withoutSource, withSource) => {
    const { host } = await copyBrand(database, 'gnista', {
      logged_out_search: plain,
      logged_out_search_trafficsource: source,
    });
    const member = await confirmed('Alice', {}, host);
    const visitor = new Visitor(host);
    const statuses = async () => [
      (await ask({}, visitor)).status,
      (await ask({ network: 'adnet' }, visitor)).status,
      (await ask({ ref: 'partner-7' }, visitor)).status,
    ];
    expect(await statuses()).toEqual([withoutSource, withSource, withSource]);
    expect((await ask({}, member.visitor)).status).toBe(200);
    expect((await ask({ network: 'adnet' }, member.visitor)).status).toBe(200);
  });

  test('is refused by name', async () => {
    const { host, set } = await copyBrand(database, 'gnista');
    await set({ logged_out_search: 'no' });
    // A published change applies within a second.
    await until(async () => (await ask({}, new Visitor(host))).status === 403);
    const { body } = await ask({}, new Visitor(host));
    expect(body).toEqual({ error: 'authentication_required', authentication_required: true });
  });
});
