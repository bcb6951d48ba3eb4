import type { Shortlisted } from '#lib/contract/community/match-finder.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, type Person } from '#tests/support/cast.ts';
import { getProfileId } from '#tests/support/chatting.ts';

type Found = { shortlist: Shortlisted[]; exact: number; widened: boolean };

const find = async ({ visitor }: Person, query: Record<string, string | number> = {}) =>
  (await visitor.call<Found>('GET /api/match-finder.php', { query })).body;

const man = (name: string, changes = {}) => confirmed(name, { gender: 'man', ...changes });
const getIds = (list: { id: number }[]) => list.map(({ id }) => id);

const change = ({ visitor }: Person, body: object) => visitor.call('PUT /api/profile.php', { body });

test('at most twelve, each once, no member twice, never oneself', async () => {
  const alice = await confirmed('Alice', { sexuality: 'bi' });
  const { shortlist, exact, widened } = await find(alice);
  expect(shortlist).toHaveLength(12);
  expect(new Set(getIds(shortlist)).size).toBe(12);
  expect(getIds(shortlist)).not.toContain(getProfileId(alice));
  expect({ exact, widened }).toEqual({ exact: 12, widened: false });
});

test('gender and sexuality fit on the other side', async () => {
  const [erik, finn, lena] = await Promise.all([
    man('Erik', { sexuality: 'gay' }),
    man('Finn', { sexuality: 'bi' }),
    confirmed('Lena', { sexuality: 'lesbian' }),
  ]);
  for (const each of [erik, finn, lena]) await change(each, { interests: ['sailing', 'seafood', 'tea'] });
  const alice = await confirmed('Alice');
  const men = getIds((await find(alice, { gender: 'man', interests: 'sailing,seafood,tea' })).shortlist);
  expect(men).toContain(getProfileId(finn));
  expect(men).not.toContain(getProfileId(erik));
  expect(men).not.toContain(getProfileId(lena));
  const women = getIds((await find(alice, { gender: 'woman', interests: 'sailing,seafood,tea' })).shortlist);
  expect(women).toContain(getProfileId(lena));
  expect(women).not.toContain(getProfileId(finn));
});

test('blocked members and those who left never appear', async () => {
  const people = await Promise.all(['Bob', 'Carl', 'Dirk'].map((name) => man(name)));
  const [bob, carl, dirk] = people as [Person, Person, Person];
  for (const each of people) await change(each, { interests: ['board_games', 'beer', 'cats'] });
  const alice = await confirmed('Alice');
  const query = { gender: 'man', interests: 'board_games,beer,cats' };
  expect(getIds((await find(alice, query)).shortlist)).toEqual(
    expect.arrayContaining([getProfileId(bob), getProfileId(carl), getProfileId(dirk)]),
  );
  await alice.visitor.call('POST /api/block.php', { body: { id: getProfileId(bob) } });
  await carl.visitor.call('POST /api/block.php', { body: { id: getProfileId(alice) } });
  await database.query(`update profiles set status = 'disabled' where id = $1`, [getProfileId(dirk)]);
  const ids = getIds((await find(alice, query)).shortlist);
  for (const each of people) expect(ids).not.toContain(getProfileId(each));
});
