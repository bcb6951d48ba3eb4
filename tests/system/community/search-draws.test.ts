import { sql } from 'drizzle-orm';
import { connect } from '#backend/platform/db/connect.ts';
import { buildConditions } from '#backend/community/members/search/conditions.ts';
import { drawn } from '#backend/community/members/search/counted.ts';
import type { LocatedSearch } from '#backend/community/members/search/location.ts';
import { visitorScope } from '#tests/load/search-plans.ts';
import { stackAddress } from '#tests/support/stack.ts';

const db = connect(stackAddress().databaseUrl, 1);
afterAll(() => db.$client.end());

const scope = visitorScope();
const searches: Partial<LocatedSearch>[] = [
  {},
  { gender: 'woman' },
  { gender: 'man', kind: 'real' },
  { country: 'DE' },
  { gender: 'woman', country: 'SE', hair_colour: 'red' },
  { gender: 'man', body_type: 'curvy' },
];

/** Number of matches, their table pages, and the estimate from a sample of these. */
async function draw(search: Partial<LocatedSearch>, exact: number, minPages = 1) {
  const conditions = buildConditions({ place: null, ...search }, scope);
  const target = { exact, gathered: exact, draws: [12, 24] as const, minPages };
  const { rows } = await db.execute<{ sure: boolean; likely: boolean; count: number; pages: number }>(sql`
    with ${drawn(conditions, target)}
    select sure, likely, fitting.count, fitting.pages from many cross join (
      select count(*)::int as count, count(distinct (profiles.ctid::text::point)[0])::int as pages
      from profiles where ${conditions.base} and ${conditions.filter}) fitting`);
  const [row] = rows;
  if (!row) throw new Error('Nothing was drawn');
  return row;
}

test('a search that matches all finds more than a few, by some sampled pages', async () => {
  const { sure, pages } = await draw({}, 1);
  // Otherwise there would be nothing to draw from.
  expect(pages).toBeGreaterThan(24);
  expect(sure).toBe(true);
});

test.each(searches)('never claims more matches than there are: %j', async (search) => {
  for (const exact of [1, 3, 10, 30, 100, 300, 1000, 3000]) {
    const { sure, count } = await draw(search, exact);
    expect({ exact, count, isTooSure: sure && count <= exact }).toEqual({ exact, count, isTooSure: false });
  }
});

test('a small table is not drawn from', async () => {
  expect(await draw({}, 1, 1_000_000)).toMatchObject({ sure: false, likely: false });
});
