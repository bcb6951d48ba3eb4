import { connect } from '#backend/platform/db/connect.ts';
import { demoBrands } from '#demo/brands.ts';
import { demoPool } from '#demo/seed-brands.ts';
import { getSearchingMember } from '#backend/community/members/candidates.ts';
import { searchMembers } from '#backend/community/members/search-members.ts';
import { memberPreferences } from '#backend/community/members/search/search-preferences.ts';
import type { MemberPage } from '#lib/contract/community/search.ts';
import { Visitor } from '#tests/support/http.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke, unconfirmed, type Person } from '#tests/support/cast.ts';

const db = connect(stackAddress().databaseUrl, 1);
afterAll(() => db.$client.end());

type Row = {
  id: number;
  gender: string;
  sexuality: string;
  age: number;
  country: string;
  region: string | null;
  city: string;
  language: string;
};

async function everybody(): Promise<Map<number, Row>> {
  const { rows } = await database.query<Row>(`
    select id::int, gender, sexuality, country, region, city, language,
      extract(year from age((now() at time zone 'UTC')::date, date_of_birth))::int as age
    from profiles where pool = 'demo' and status = 'active' and not 'herzfunke' = any(hidden_brands)`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether one member seeks the other, computed independently of the backend. */
const isDrawn = (one: Row, other: Row) =>
  one.sexuality === 'bi' || (one.gender === other.gender) === ['gay', 'lesbian'].includes(one.sexuality);
const fit = (one: Row, other: Row) => one.id !== other.id && isDrawn(one, other) && isDrawn(other, one);

const ask = async ({ visitor }: Pick<Person, 'visitor'>, query: Record<string, string | number> = {}) =>
  (await visitor.call<MemberPage>('GET /api/members.php', { query })).body;

test('of the first 24 in a hundred members’ lists nine in ten match on both sides, where such people exist', async () => {
  const people = await everybody();
  const { rows } = await database.query<{ id: number }>(`
    select id::int from profiles where pool = 'demo' and status = 'active' and not fictional
    order by md5(id::text) limit 100`);
  const shares: number[] = [];
  for (const { id } of rows) {
    const self = people.get(id);
    if (!self) throw new Error('No member has this id');
    const possible = [...people.values()].filter((row) => fit(self, row)).length;
    const searcher = await getSearchingMember(
      db,
      { brandId: 'herzfunke', pool: demoPool, profileId: id },
      new Date(),
    );
    const page = await searchMembers(
      db,
      {},
      {
        brandId: 'herzfunke',
        pool: demoPool,
        self: id,
        audience: 'members' as const,
        now: new Date(),
        preferences: memberPreferences(searcher, 'de'),
        searchFields: demoBrands[0]?.settings.search_fields ?? [],
        locale: 'de',
        keys: { FRONT_KEY: 'a key of tests' },
      },
    );
    const shown = [...page.results, ...page.similar].slice(0, 24);
    const fitting = shown.filter((each) => {
      const other = people.get(each.id);
      return other && fit(self, other);
    });
    if (possible >= 24) shares.push(fitting.length / shown.length);
    expect(shown.length).toBeGreaterThanOrEqual(Math.min(12, possible));
  }
  expect(shares.length).toBeGreaterThan(50);
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThanOrEqual(0.9);
});

describe('a woman of Köln who seeks men', () => {
  let alice: Person;
  let people: Map<number, Row>;
  beforeAll(async () => {
    alice = await confirmed('Alice');
    people = await everybody();
  });
  const getRows = (page: MemberPage) => page.results.flatMap(({ id }) => people.get(id) ?? []);

  test('finds men who seek women, of ages around hers, with an explanation', async () => {
    const page = await ask(alice);
    expect(page.applied).toEqual({ match: ['man'], ages: { from: 25, to: 44 } });
    expect(page.results.length).toBeGreaterThan(0);
    for (const row of getRows(page)) {
      expect(row).toMatchObject({ gender: 'man', sexuality: expect.stringMatching(/hetero|bi/) as string });
      expect(row.age).toBeGreaterThanOrEqual(25);
      expect(row.age).toBeLessThanOrEqual(44);
    }
  });

  test('finds near ones first, and names each wider ring where it begins', async () => {
    const page = await ask(alice, { ages: 'any' });
    const order = ['near', 'region', 'wider', 'country', 'further'];
    const found = page.rings.map(({ ring }) => order.indexOf(ring));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(page.rings[0]).toMatchObject({ ring: 'near', place: 'Köln', from: 0 });
    for (const [at, { ring, from }] of page.rings.entries()) {
      const part = page.results
        .slice(from, page.rings[at + 1]?.from)
        .flatMap(({ id }) => people.get(id) ?? []);
      const abroad = part.filter(({ country }) => country !== 'DE');
      const beyond = part.filter(({ region }) => region !== 'DE-NW');
      expect({ ring, beyond: ring === 'region' ? beyond : [] }).toEqual({ ring, beyond: [] });
      expect({ ring, abroad: ring === 'country' ? abroad : [] }).toEqual({ ring, abroad: [] });
      // In each ring, members whose language she reads come first.
      const writes = part.map(({ language }) => Number(language !== 'de'));
      expect(writes).toEqual(writes.toSorted((one, other) => one - other));
    }
  });

  test('sees everyone once, page by page', async () => {
    const seen: number[] = [];
    let page = await ask(alice, { ages: 'any' });
    for (let number = 2; ; number += 1) {
      seen.push(...page.results.map(({ id }) => id));
      if (!page.cursor) break;
      page = await ask(alice, { ages: 'any', pageNumber: number, cursor: page.cursor });
    }
    const self = people.get(alice.user.profile.id);
    const fitting = [...people.values()].filter((row) => self && fit(self, row));
    expect(seen).toHaveLength(new Set(seen).size);
    expect(new Set(seen)).toEqual(new Set(fitting.map(({ id }) => id)));
    const byNumber = await ask(alice, { ages: 'any', pageNumber: 3 });
    expect(byNumber.results.map(({ id }) => id)).toEqual(seen.slice(48, 72));
  });

  test('removes each default, and applies her own filters', async () => {
    const anybody = await ask(alice, { match: 'any', ages: 'any' });
    expect(anybody.applied).toEqual({ match: null, ages: null });
    const genders = new Set<string>();
    // Other tests add women of Köln, who come before the demo's people: as many pages as it takes.
    for (let pageNumber = 1; genders.size < 2; pageNumber += 1) {
      const page = await ask(alice, { match: 'any', ages: 'any', pageNumber });
      if (page.results.length === 0) break;
      for (const row of getRows(page)) genders.add(row.gender);
    }
    expect(genders).toEqual(new Set(['man', 'woman']));
    const answer = await ask(alice, { gender: 'woman', min_age: 50, country: 'NL' });
    expect(answer.applied).toEqual({ match: ['woman'], ages: null });
    expect(answer.rings).toEqual([]);
    for (const row of getRows(answer)) {
      expect(row).toMatchObject({ gender: 'woman', country: 'NL' });
      expect(['lesbian', 'gay', 'bi']).toContain(row.sexuality);
    }
  });
});

test('a change of the profile changes the list at once', async () => {
  const alice = await unconfirmed('Alice');
  expect((await ask(alice)).applied.match).toEqual(['man']);
  await alice.visitor.call('PUT /api/profile.php', { body: { sexuality: 'bi' } });
  expect((await ask(alice)).applied.match?.toSorted()).toEqual(['man', 'woman']);
});

test('visitors see the country of the brand first, and nothing is chosen for them', async () => {
  const page = await ask({ visitor: new Visitor(herzfunke) });
  expect(page.applied).toEqual({ match: null, ages: null });
  expect(page.rings[0]).toMatchObject({ ring: 'country', place: 'Deutschland', from: 0 });
  const dutch = await ask({ visitor: new Visitor('vlinder.localhost') });
  expect(dutch.rings[0]).toMatchObject({ ring: 'country', from: 0 });
  expect(dutch.results[0]?.country).toBe('NL');
});

test('abroad, those who write the language of the page come first, from the nearest countries', async () => {
  const people = await everybody();
  const visitor = new Visitor('localhost');
  const abroad: string[] = [];
  let page = await ask({ visitor }, { kind: 'fictional' });
  for (let pageNumber = 2; page.cursor; pageNumber += 1) {
    page = await ask({ visitor }, { kind: 'fictional', pageNumber, cursor: page.cursor });
    for (const { id } of page.results) {
      const { country, language } = people.get(id) ?? {};
      if (language === 'en' && country && country !== 'GB') abroad.push(country);
    }
  }
  const [near, far] = [abroad.lastIndexOf('IE'), Math.min(abroad.indexOf('US'), abroad.indexOf('MT'))];
  expect(near).toBeGreaterThanOrEqual(0);
  expect(far).toBe(near + 1);
});

test('what might suit as well fits the member who looks', async () => {
  const alice = await confirmed('Alice');
  const people = await everybody();
  const self = people.get(alice.user.profile.id);
  const [bob] = (await ask(alice)).results;
  const { body } = await alice.visitor.call<{ related: { id: number }[] }>('GET /api/member.php', {
    query: { id: bob?.id ?? 0 },
  });
  expect(body.related).toHaveLength(6);
  for (const { id } of body.related) {
    const row = people.get(id);
    expect(row && self && fit(self, row)).toBe(true);
    expect(id).not.toBe(bob?.id);
  }
});
