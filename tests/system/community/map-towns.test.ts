import type { TownMap } from '#lib/contract/community/map-towns.ts';
import type { MemberPage } from '#lib/contract/community/search.ts';
import { Visitor } from '#tests/support/http.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { copyBrand } from '#tests/support/brand-copy.ts';
import { confirmed, herzfunke } from '#tests/support/cast.ts';

const ask = (country: string, host = herzfunke) =>
  new Visitor(host).call<TownMap & { error?: string }>('GET /api/map-towns.php', { query: { country } });

const getTown = (map: TownMap, name: string) => {
  const town = map.towns.find(({ city }) => city === name);
  if (!town) throw new Error(`${name} is not on the map`);
  return town;
};

const numberIn = async (city: string, kind: 'real' | 'fictional', country = 'DE') =>
  (
    await new Visitor(herzfunke).call<MemberPage>('GET /api/members.php', {
      query: { country, city, kind },
    })
  ).body.numResults;

describe('the drawing', () => {
  test('of a country that the brand does not have is not found', async () => {
    expect(await ask('RU')).toMatchObject({ status: 404, body: { error: 'not_found' } });
    expect((await ask('de')).status).toBe(422);
  });
});

describe('members of a town', () => {
  test('are as many as the search finds there, real and fictional apart; fewer than three are not shown', async () => {
    const { body } = await ask('DE');
    expect(body.towns.some((town) => (town.num_real ?? 0) >= 3)).toBe(true);
    for (const town of body.towns) {
      const [real, fictional] = await Promise.all([
        numberIn(town.city, 'real'),
        numberIn(town.city, 'fictional'),
      ]);
      const seen = (count: number) => (count < 3 ? null : count);
      expect([town.city, town.num_real, town.num_fictional]).toEqual([
        town.city,
        seen(real),
        seen(fictional),
      ]);
    }
  });

  test('do not count who hides the town', async () => {
    const place = { country: 'MT', region: null, city: 'Qormi' };
    const fetchNumber = async () => getTown((await ask('MT')).body, 'Qormi').num_real;
    const people = await Promise.all(['Alice', 'Bob', 'Carla'].map((name) => confirmed(name, place)));
    const before = await numberIn('Qormi', 'real', 'MT');
    await until(async () => (await fetchNumber()) === before);

    for (const { visitor } of people) {
      await visitor.call('PUT /api/visibility.php', { body: { show_town: false } });
    }
    const remaining = before - people.length;
    const expected = remaining < 3 ? null : remaining;
    await until(async () => (await fetchNumber()) === expected);
    expect(await numberIn('Qormi', 'real', 'MT')).toBe(remaining);
  });

  test.each(['logged_out_search', 'logged_out_search_trafficsource'])(
    'are not counted where %s is no',
    async (setting) => {
      const { host, set } = await copyBrand(database, 'herzfunke');
      const counts = async () => (await ask('DE', host)).body.towns.map((town) => town.num_fictional);
      expect(await counts()).toContainEqual(expect.any(Number));
      await set({ [setting]: 'no' });
      await until(async () => (await counts()).every((count) => count === null));
      const { body } = await ask('DE', host);
      expect(body.towns.every((town) => town.num_real === null)).toBe(true);
      expect(body.land.length).toBeGreaterThan(0);
    },
  );
});
