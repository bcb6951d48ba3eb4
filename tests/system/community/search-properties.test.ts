import { fc } from '#tests/support/properties.ts';
import { cities } from '#backend/platform/geo/cities.ts';
import { distances, type MemberPage, type MemberSearch } from '#lib/contract/community/search.ts';
import { choices } from '#lib/contract/community/profile-vocabulary.ts';
import * as words from '#lib/contract/vocabulary.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { Visitor } from '#tests/support/http.ts';
import { herzfunke } from '#tests/support/cast.ts';

const database = stackDatabase();
const visitor = new Visitor(herzfunke);

afterAll(async () => {
  await database.query(`delete from profiles where name = 'Latecomer'`);
  await database.end();
});

type Row = Record<string, unknown> & {
  id: number;
  age: number;
  city: string;
  latitude: number;
  longitude: number;
  interests: string[];
};

/** All members visible to visitors, most recently active first. */
async function everybody(): Promise<Row[]> {
  const { rows } = await database.query<Row>(`
    select *, id::int, extract(year from age((now() at time zone 'UTC')::date, date_of_birth))::int as age
    from profiles where pool = 'demo' and status = 'active' and (fictional or shown_to_visitors) order by list_rank desc, profiles.id desc`);
  return rows;
}

const town = (search: MemberSearch) =>
  cities.find(({ name, country }) => name === search.city && country === (search.country ?? country));

/** In the list order of visitors: without a place the brand's country first, then members who write their language. */
function inOrder(rows: Row[], { country, countryregion, city }: MemberSearch): Row[] {
  const isAnywhere = !country && !countryregion && !city;
  const rank = (row: Row) => Number(isAnywhere && row.country !== 'DE') * 2 + Number(row.language !== 'de');
  return rows.toSorted((one, other) => rank(one) - rank(other));
}

/** The contract's promises about a result, computed independently of the backend. */
function fits(row: Row, search: MemberSearch): boolean {
  const { city, distance, min_age, max_age, kind, countryregion, interests, ...same } = search;
  if (Object.entries(same).some(([field, value]) => row[field] !== value)) return false;
  if (countryregion && row.region !== countryregion) return false;
  if (kind && kind !== 'both' && (kind === 'fictional') !== row.fictional) return false;
  if (interests && !row.interests.includes(interests)) return false;
  if ((min_age && row.age < min_age) || (max_age && row.age > max_age)) return false;
  if (!city) return true;
  const place = town(search);
  if (!place) return false;
  return distance ? kilometres(row, place) <= distance : row.city === city && row.country === place.country;
}

/** By the law of cosines. */
function kilometres({ latitude, longitude }: Row, { lat, lon }: { lat: number; lon: number }): number {
  const [a, b, turn] = [latitude, lat, longitude - lon].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn);
  return 6371 * Math.acos(Math.min(1, cosine));
}

/** A value in `often` of ten cases. */
const maybe = <T>(arbitrary: fc.Arbitrary<T>, often: number) =>
  fc.oneof(
    { weight: often, arbitrary },
    { weight: 10 - often, arbitrary: fc.constant<T | undefined>(undefined) },
  );

const someSearch: fc.Arbitrary<MemberSearch> = fc
  .record({
    gender: maybe(fc.constantFrom(...words.genders), 7),
    country: maybe(fc.constantFrom('DE', 'NL', 'SE', 'AT'), 5),
    countryregion: maybe(fc.constantFrom('DE-BE', 'DE-NW', 'NL-NH', 'AT-9'), 2),
    city: maybe(fc.constantFrom('Köln', 'Berlin', 'Amsterdam', 'Wien', 'Malmö', 'Nirgendwo'), 4),
    distance: maybe(fc.constantFrom(...distances), 5),
    min_age: maybe(fc.integer({ min: 18, max: 60 }), 5),
    max_age: maybe(fc.integer({ min: 25, max: 99 }), 5),
    kind: maybe(fc.constantFrom('real', 'fictional', 'both'), 5),
    body_type: maybe(fc.constantFrom(...choices.body_type), 2),
    eye_colour: maybe(fc.constantFrom(...choices.eye_colour), 2),
    tattoos: maybe(fc.constantFrom(...choices.tattoos), 2),
    interests: maybe(fc.constantFrom(...words.interests), 2),
  })
  .map((search) => JSON.parse(JSON.stringify(search)) as MemberSearch);

async function ask(query: MemberSearch): Promise<MemberPage> {
  const answer = await visitor.call<MemberPage>('GET /api/members.php', {
    query,
  });
  expect(answer.status).toBe(200);
  return answer.body;
}

/** All pages by cursor; `between` runs before each page but the first. */
async function allPages(search: MemberSearch, between = async () => {}): Promise<MemberPage[]> {
  const pages = [await ask(search)];
  for (let last = pages[0]; last?.cursor; last = pages.at(-1)) {
    await between();
    pages.push(await ask({ ...search, pageNumber: pages.length + 1, cursor: last.cursor }));
  }
  return pages;
}

const getIds = (pages: MemberPage[]) => pages.flatMap(({ results }) => results.map(({ id }) => id));

test('a search finds all matches and nothing else, in order, and counts them', async () => {
  const people = await everybody();
  await fc.assert(
    fc.asyncProperty(someSearch, async (search) => {
      const fitting = inOrder(
        people.filter((row) => fits(row, search)),
        search,
      );
      const expected = fitting.map(({ id }) => id);
      const numFictional = fitting.filter(({ fictional }) => fictional).length;
      const pages = await allPages(search);
      expect(getIds(pages)).toEqual(expected);
      for (const page of pages) {
        expect(page.numResults).toBe(Math.min(1000, expected.length));
        expect(page.numFictional).toBe(expected.length > 1000 ? null : numFictional);
      }
    }),
    { numRuns: 60 },
  );
});

test('similar members are no results, no doubles, and of the right gender and kind', async () => {
  const people = new Map((await everybody()).map((row) => [row.id, row]));
  await fc.assert(
    fc.asyncProperty(someSearch, async (search) => {
      const { results, similar, widened, numResults, cursor } = await ask(search);
      const ids = similar.map(({ id }) => id);
      expect(new Set([...ids, ...results.map(({ id }) => id)]).size).toBe(ids.length + results.length);
      const max = numResults >= 12 || cursor ? 0 : 12;
      expect(ids.length).toBeLessThanOrEqual(max);
      expect(widened.length > 0).toBe(ids.length > 0);
      const stored = { gender: search.gender, kind: search.kind };
      const { gender, kind } = JSON.parse(JSON.stringify(stored)) as MemberSearch;
      for (const id of ids) {
        const row = people.get(id);
        expect(row && fits(row, { ...(gender && { gender }), ...(kind && { kind }) })).toBe(true);
        expect(row && fits(row, search)).toBe(false);
      }
    }),
    { numRuns: 40 },
  );
});

/** A new member, active `minutes` ago: before, on or after the current page. */
async function join(minutes: number, gender: string): Promise<void> {
  await database.query(
    `insert into profiles (brand_id, pool, status, fictional, name, gender, sexuality, date_of_birth, country, region, city,
      language, created_at, last_active_at)
    values ('herzfunke', 'demo', 'active', true, 'Latecomer', $2, 'bi', '1990-01-01', 'DE', 'DE-BE', 'Berlin', 'de', now(),
      now() - make_interval(mins => $1))`,
    [minutes, gender],
  );
}

test('no member is shown twice or missed while others join', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<MemberSearch>(
        {},
        { gender: 'woman' },
        { country: 'DE' },
        { gender: 'man', min_age: 30 },
      ),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 60_000 }), fc.constantFrom(...words.genders)), {
        minLength: 1,
        maxLength: 4,
      }),
      async (search, newcomers) => {
        const fitting = (await everybody()).filter((row) => fits(row, search));
        const before = inOrder(fitting, search).map(({ id }) => id);
        const seen = getIds(
          await allPages(search, async () => {
            for (const [minutes, gender] of newcomers) await join(minutes, gender);
          }),
        );
        expect(new Set(seen).size).toBe(seen.length);
        const known = new Set(before);
        expect(seen.filter((id) => known.has(id))).toEqual(before);
      },
    ),
    { numRuns: 8 },
  );
});
