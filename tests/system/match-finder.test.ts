import type { MatchReason, Shortlisted } from '../../lib/contract/community/match-finder.ts';
import type { Profile } from '../../lib/contract/community/profile.ts';
import { kilometres } from '../../backend/platform/geo/nearest-city.ts';
import { cities } from '../../backend/platform/geo/cities.ts';
import { database } from './database.ts';
import { confirmed, type Person } from './cast.ts';

type Found = { shortlist: Shortlisted[]; exact: number; widened: boolean };

const find = async ({ visitor }: Person, query: Record<string, string | number> = {}) =>
  (await visitor.call<Found>('GET /api/match-finder.php', { query })).body;

const man = (name: string, changes = {}) => confirmed(name, { gender: 'man', ...changes });
const idOf = ({ user }: Person) => user.profile.id;
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);

const change = ({ visitor }: Person, body: object) => visitor.call('PUT /api/profile.php', { body });

test('the best match comes first, with every reason', async () => {
  const bob = await man('Bob', { date_of_birth: bornYearsAgo(35) });
  await change(bob, { interests: ['sailing', 'wine', 'tea'], signup_reason: 'friendship' });
  const alice = await confirmed('Alice', { date_of_birth: bornYearsAgo(35) });
  const { shortlist, exact } = await find(alice, {
    gender: 'man',
    min_age: 30,
    max_age: 40,
    distance: 50,
    signup_reason: 'friendship',
    interests: 'sailing,wine,hiking',
  });
  expect(exact).toBeGreaterThan(0);
  const found = shortlist.find(({ id }) => id === idOf(bob));
  expect(found?.reasons).toEqual<MatchReason[]>([
    { kind: 'interests', interests: ['sailing', 'wine'] },
    { kind: 'distance', km: 0 },
    { kind: 'age', years: 0 },
    { kind: 'reason', signup_reason: 'friendship' },
  ]);
});

test('at most twelve, each once, no member twice, never oneself', async () => {
  const alice = await confirmed('Alice', { sexuality: 'bi' });
  const { shortlist, exact, widened } = await find(alice);
  expect(shortlist).toHaveLength(12);
  expect(new Set(idsOf(shortlist)).size).toBe(12);
  expect(idsOf(shortlist)).not.toContain(idOf(alice));
  expect({ exact, widened }).toEqual({ exact: 12, widened: false });
});

test.each([{}, { distance: 100 }, { min_age: 30, max_age: 36 }, { interests: 'tea,yoga' }])(
  'every reason is true of its profile, for %j',
  async (query) => {
    const alice = await confirmed('Alice', { sexuality: 'bi', date_of_birth: bornYearsAgo(35) });
    const own = ['hiking', 'wine', 'cooking', 'dogs'];
    await change(alice, { interests: own, signup_reason: 'dating' });
    const mine = 'interests' in query ? ['tea', 'yoga'] : own;
    const { shortlist } = await find(alice, query as Record<string, string | number>);
    const untrue = await Promise.all(
      shortlist.flatMap((member) =>
        member.reasons.map(async (reason) =>
          (await holds(alice, mine, member, reason)) ? [] : [member, reason],
        ),
      ),
    );
    expect(shortlist.flatMap(({ reasons }) => reasons).length).toBeGreaterThan(0);
    expect(untrue.flat()).toEqual([]);
  },
);

/** A birthday well in the past, so that today's date does not matter. */
function bornYearsAgo(years: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth() - 1, 1))
    .toISOString()
    .slice(0, 10);
}

/** Whether a reason is true of a member for a caller of 35 in Köln, by the profile and its row. */
async function holds(
  { visitor }: Person,
  mine: string[],
  member: Shortlisted,
  reason: MatchReason,
): Promise<boolean> {
  const query = { id: member.id };
  const { profile } = (await visitor.call<{ profile: Profile }>('GET /api/member.php', { query })).body;
  switch (reason.kind) {
    case 'interests':
      return (
        reason.interests.length > 0 &&
        reason.interests.every((each) => mine.includes(each) && profile.interests.includes(each))
      );
    case 'age':
      return Math.abs((member.age ?? 0) - 35) === reason.years;
    case 'reason':
      return reason.signup_reason === 'dating' && profile.signup_reason === 'dating';
    case 'distance':
      return Math.abs((await kilometresToKoeln(member)) - reason.km) <= 1;
  }
}

async function kilometresToKoeln({ id, city }: Shortlisted): Promise<number> {
  if (city === 'Köln') return 0;
  const { rows } = await database.query<{ lat: number; lon: number }>(
    `select latitude as lat, longitude as lon from profiles where id = $1`,
    [id],
  );
  const koeln = cities.find(({ name }) => name === 'Köln');
  const [place] = rows;
  return place && koeln ? kilometres(place, koeln) : Infinity;
}

test('members who match every answer come first, and widening is labelled', async () => {
  const bob = await man('Bob', { date_of_birth: bornYearsAgo(56) });
  const alice = await confirmed('Alice');
  const age = 56;
  const { shortlist, exact, widened } = await find(alice, {
    gender: 'man',
    min_age: age,
    max_age: age,
    distance: 10,
  });
  expect(idsOf(shortlist.slice(0, exact))).toContain(idOf(bob));
  for (const member of shortlist.slice(0, exact)) expect(member.age).toBe(age);
  expect(widened).toBe(exact < shortlist.length);
  expect(widened).toBe(true);
});

test('gender and sexuality fit on the other side', async () => {
  const [erik, finn, lena] = await Promise.all([
    man('Erik', { sexuality: 'gay' }),
    man('Finn', { sexuality: 'bi' }),
    confirmed('Lena', { sexuality: 'lesbian' }),
  ]);
  for (const each of [erik, finn, lena]) await change(each, { interests: ['sailing', 'seafood', 'tea'] });
  const alice = await confirmed('Alice');
  const men = idsOf((await find(alice, { gender: 'man', interests: 'sailing,seafood,tea' })).shortlist);
  expect(men).toContain(idOf(finn));
  expect(men).not.toContain(idOf(erik));
  expect(men).not.toContain(idOf(lena));
  const women = idsOf((await find(alice, { gender: 'woman', interests: 'sailing,seafood,tea' })).shortlist);
  expect(women).toContain(idOf(lena));
  expect(women).not.toContain(idOf(finn));
});

test('blocked members and those who left never appear', async () => {
  const people = await Promise.all(['Bob', 'Carl', 'Dirk'].map((name) => man(name)));
  const [bob, carl, dirk] = people as [Person, Person, Person];
  for (const each of people) await change(each, { interests: ['board_games', 'beer', 'cats'] });
  const alice = await confirmed('Alice');
  const query = { gender: 'man', interests: 'board_games,beer,cats' };
  expect(idsOf((await find(alice, query)).shortlist)).toEqual(
    expect.arrayContaining([idOf(bob), idOf(carl), idOf(dirk)]),
  );
  await alice.visitor.call('POST /api/block.php', { body: { id: idOf(bob) } });
  await carl.visitor.call('POST /api/block.php', { body: { id: idOf(alice) } });
  await database.query(`update profiles set status = 'disabled' where id = $1`, [idOf(dirk)]);
  const ids = idsOf((await find(alice, query)).shortlist);
  for (const each of people) expect(ids).not.toContain(idOf(each));
});

const nonsense: Record<string, string | number>[] = [
  { distance: 7 },
  { interests: 'hiking,juggling' },
  { gender: 'robot' },
  { min_age: 17 },
];

test.each(nonsense)('%j is refused', async (query) => {
  const alice = await confirmed('Alice');
  const { status } = await alice.visitor.call('GET /api/match-finder.php', { query });
  expect(status).toBe(422);
});
