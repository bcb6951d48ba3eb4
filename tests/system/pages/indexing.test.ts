import { isIndexed, type IndexFacts } from '#lib/rules/growth/indexing.ts';
import { routes, sessionOnly, type RouteName } from '#lib/rules/platform/routes.ts';
import { Visitor } from '#tests/support/http.ts';
import { extractHead } from '#tests/support/robots-meta.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke, type Person } from '#tests/support/cast.ts';

let alice: Person;
/** A fictional profile, and the first existing browse pages. */
let fictional = 0;
const browsePages = { region: '', interest: '' };

beforeAll(async () => {
  alice = await confirmed('Alice');
  const { rows } = await database.query<{ id: number }>(
    `select id from profiles where fictional and status = 'active' order by id limit 1`,
  );
  fictional = Number(rows[0]?.id);
  type Answer = { regions: { slug: string; real: number }[]; interests: { key: string; real: number }[] };
  const { body } = await new Visitor(herzfunke).call<Answer>('GET /api/hubs.php');
  browsePages.region = [...body.regions].sort((a, b) => b.real - a.real)[0]?.slug ?? '';
  browsePages.interest =
    [...body.interests].sort((a, b) => b.real - a.real)[0]?.key.replaceAll('_', '-') ?? '';
});

const path = (name: RouteName): string => {
  const id = String(alice.user.profile.id);
  const values: Partial<Record<RouteName, string>> = {
    'members-in-region': `/members/in/${browsePages.region}`,
    'members-with-interest': `/members/with/${browsePages.interest}`,
    'likes-type': '/likes/received',
    token: '/imprint',
  };
  return values[name] ?? routes[name].replace(/\/:\w+\?/g, '').replace(':id', id);
};

const robotsAt = async (visitor: Visitor, at: string) => {
  const { status, text } = await visitor.get(at);
  return { status, robots: extractHead(text).robots };
};

const names = Object.keys(routes) as RouteName[];

test.each(names)('%s says to crawlers what the rule says', async (name) => {
  const visitor = sessionOnly.has(name) ? alice.visitor : new Visitor(herzfunke);
  const { status, robots } = await robotsAt(visitor, path(name));
  const facts: IndexFacts = {
    browsePage: { real: 1_000 },
    member: { indexable: false, fictional_icon: false },
  };
  // A page that is absent for this member gets an error status and is not indexed either.
  const expected = isIndexed(name, facts) ? { status: 200, listed: true } : { status, listed: false };
  expect({ status, listed: !/noindex/.test(robots) }).toEqual(expected);
});

test('a fictional profile is never listed, a real one only by choice', async () => {
  const visitor = new Visitor(herzfunke);
  const own = `/members/${alice.user.profile.id}`;
  expect((await robotsAt(visitor, `/members/${fictional}`)).robots).toBe('noindex');
  expect((await robotsAt(visitor, own)).robots).toBe('noindex');
  const isListed = async () => !/noindex/.test((await robotsAt(visitor, own)).robots);

  await alice.visitor.call('PUT /api/profile.php', { body: { indexable: true } });
  await until(isListed);
  await alice.visitor.call('PUT /api/visibility.php', { body: { indexable: false } });
  await until(async () => !(await isListed()));
});
