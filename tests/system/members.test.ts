import type { MemberPage } from '../../lib/contract/community/members.ts';
import type { Profile } from '../../lib/contract/community/profile.ts';
import { stackDatabase } from '../support/database.ts';
import { Visitor } from '../support/http.ts';
import { confirmed, herzfunke, vlinder } from './cast.ts';

const database = stackDatabase();
afterAll(() => database.end());

const search = async (query: Record<string, string | number>, visitor = new Visitor(herzfunke)) =>
  (await visitor.call<MemberPage>('GET /api/members.php', { query })).body;

const member = (visitor: Visitor, id: number) =>
  visitor.call<{ profile: Profile; error?: string }>('GET /api/member.php', { query: { id } });

test('every result fits the search', async () => {
  const page = await search({ gender: 'woman', country: 'DE', min_age: 30, max_age: 45, kind: 'real' });
  expect(page.results.length).toBeGreaterThan(0);
  for (const each of page.results) {
    expect(each).toMatchObject({ gender: 'woman', country: 'DE', fictional_icon: false });
    expect(each.age).toBeGreaterThanOrEqual(30);
    expect(each.age).toBeLessThanOrEqual(45);
  }
});

test('paging by cursor shows everyone once', async () => {
  const seen: number[] = [];
  let page = await search({ gender: 'man' });
  const total = page.numResults;
  for (let number = 2; ; number += 1) {
    seen.push(...page.results.map(({ id }) => id));
    if (!page.cursor) break;
    page = await search({ gender: 'man', pageNumber: number, cursor: page.cursor });
  }
  expect(seen).toHaveLength(total);
  expect(new Set(seen).size).toBe(total);
});

test('members of one brand are found on another of the same pool', async () => {
  const alice = await confirmed('Alice', {}, vlinder);
  expect((await member(new Visitor(herzfunke), alice.user.profile.id)).body.profile.name).toBe('Alice');
});

test('a profile carries no date of birth, address or account', async () => {
  const alice = await confirmed('Alice');
  const { text } = await member(new Visitor(herzfunke), alice.user.profile.id);
  for (const secret of ['1991-05-17', alice.email, 'user_id', 'password', 'latitude'])
    expect(text).not.toContain(secret);
});

test('an unknown member is 404, one who left for good 410', async () => {
  const { rows } = await database.query<{ id: number }>(
    `select id from profiles where status = 'deleted' order by id limit 1`,
  );
  const visitor = new Visitor(herzfunke);
  expect((await member(visitor, 999_999_999)).status).toBe(404);
  expect((await member(visitor, Number(rows[0]?.id))).status).toBe(410);
});

test('the own profile changes field by field, and a bad value changes nothing', async () => {
  const { visitor, user } = await confirmed('Alice');
  const refused = await visitor.call('PUT /api/profile.php', { body: { name: '@alice', about_me: 'Neu.' } });
  expect(refused.status).toBe(422);
  await visitor.call('PUT /api/profile.php', { body: { about_me: 'Ich mag Regen.' } });
  const { profile } = (await member(new Visitor(herzfunke), user.profile.id)).body;
  expect(profile).toMatchObject({ name: 'Alice', about_me: 'Ich mag Regen.' });
});
