import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { demoBrands } from '#demo/brands.ts';
import { demoPool } from '#demo/seed-brands.ts';
import { connect, countingStatements, type Db } from '#backend/platform/db/connect.ts';
import { getSearchingMember } from '#backend/community/members/candidates.ts';
import { memberPreferences } from '#backend/community/members/search/search-preferences.ts';
import { searchMembers } from '#backend/community/members/search-members.ts';
import { createRandom, searchKinds } from '#tests/load/search-kinds.ts';
import { explainSearch, visitorInTest, visitorScope } from '#tests/load/search-plans.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { stackAddress } from '#tests/support/stack.ts';

/** A separate database, because the demo of the other tests is too small for an index. */
const name = 'vonk_search';
const people = 8_000;
const keys = { FRONT_KEY: 'a key of tests' };
const server = stackDatabase();
let db: Db;

beforeAll(async () => {
  await server.query(`create database ${name}`);
  const url = new URL(stackAddress().databaseUrl);
  url.pathname = `/${name}`;
  const { dataDir } = stackAddress();
  const env = { ...process.env, DATABASE_URL: url.href, DATA_DIR: dataDir };
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { env });
  await run('dist/migrate.mjs');
  await run('dist/vonk.mjs', 'demo', 'seed', '--profiles', String(people));
  db = connect(url.href, 2);
});

afterAll(async () => {
  await db.$client.end();
  await server.query(`drop database ${name}`);
  await server.end();
});

test.each(searchKinds)('$name takes at most three statements', async (kind) => {
  const random = createRandom(kind);
  const searchFields = demoBrands[0]?.settings.search_fields ?? [];
  const self = { brandId: 'herzfunke', profileId: 1, pool: demoPool };
  const preferences = kind.byMembers
    ? memberPreferences(await getSearchingMember(db, self, new Date()), 'de')
    : visitorInTest;
  for (let round = 0; round < 6; round += 1) {
    await countingStatements(async (statements) => {
      const scope = {
        brandId: 'herzfunke',
        pool: demoPool,
        self: 1,
        audience: 'members' as const,
        now: new Date(),
        searchFields,
        locale: 'de',
        keys,
        preferences,
      };
      await searchMembers(db, kind.make(random), scope);
      expect(statements()).toBeLessThanOrEqual(3);
    });
  }
});

/** The part of a plan for one of the statement's CTEs. */
const part = (plan: string, table: string) =>
  plan.split(/\n {2}(?=CTE |-> )/).find((each) => each.startsWith(`CTE ${table}\n`)) ?? '';

test('a search with many matches walks along the index of activity and stops', async () => {
  const plan = await explainSearch(db, { gender: 'woman', country: 'DE' });
  for (const walk of ['tier_0_first', 'tier_0_walk']) {
    expect(part(plan, walk)).toContain('Index Scan using profiles_search_country');
    expect(part(plan, walk)).not.toContain('Sort');
  }
  expect(part(plan, 'tier_0')).toMatch(/CTE Scan on tier_0_all \(never executed\)/);
});

test('a search with few matches uses the index on facets', async () => {
  const search = {
    gender: 'woman',
    country: 'DE',
    hair_colour: 'red',
    interests: 'sailing',
    tattoos: 'many',
  } as const;
  const plan = await explainSearch(db, search);
  expect(part(plan, 'tier_0_all')).toContain('Bitmap Index Scan on profiles_facets');
  expect(part(plan, 'tier_0_all')).not.toContain('Seq Scan on profiles');
});

test('members with a photo are found along the index of activity, each photo by its member', async () => {
  const plan = await explainSearch(db, { country: 'DE' }, true);
  expect(part(plan, 'tier_0_first')).toContain('Index Scan using profiles_search_country');
  // Either of the two indexes that begin with the member.
  expect(part(plan, 'tier_0_first')).toMatch(
    /Index Scan using \w+ on photos.*\n\s+Index Cond: \(profile_id = /,
  );
  expect(part(plan, 'tier_0_first')).not.toContain('Seq Scan');
  await countingStatements(async (statements) => {
    const searchFields = demoBrands[0]?.settings.search_fields ?? [];
    await searchMembers(
      db,
      { country: 'DE' },
      { ...visitorScope(), withPhoto: true, searchFields, locale: 'de', keys, preferences: visitorInTest },
    );
    expect(statements()).toBeLessThanOrEqual(2);
  });
});

test('the database and the backend spell every town alike', async () => {
  const { rows } = await db.execute<{ towns: number; different: number }>(sql`
    select count(*)::int as towns, (count(*) filter (where plain_name <> plain_name(name)))::int as different from towns`);
  expect(rows[0]?.towns).toBeGreaterThan(80_000);
  expect(rows[0]?.different).toBe(0);
});
