import { isDeepStrictEqual } from 'node:util';
import type { MemberPage } from '#lib/contract/community/search.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { Visitor } from '#tests/support/http.ts';
import { eventually } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { copyBrand } from '#tests/support/brand-copy.ts';
import {
  confirmed,
  herzfunke,
  requireUser,
  signupForm,
  unconfirmed,
  type Person,
} from '#tests/support/cast.ts';
import { getOverview, listChats } from '#tests/support/chatting.ts';

const fetchMatches = async ({ visitor }: Person) =>
  (await visitor.call<{ profiles: MemberTile[] }>('GET /api/signup-matches.php')).body.profiles;

test('a message written at signup is sent and paid once the address is confirmed', async () => {
  const bob = await confirmed('Bob', { gender: 'man' });
  const signup_message = { id: bob.user.profile.id, body: 'Dein Hund gefällt mir.' };
  await unconfirmed('Ulla', { signup_message });
  const alice = await confirmed('Alice', { signup_message });
  const chat = await eventually(async () => (await listChats(bob))[0]);
  expect(chat).toMatchObject({
    profile_id: alice.user.profile.id,
    last_message: { body: 'Dein Hund gefällt mir.', automatic: false },
  });
  expect(await listChats(bob)).toHaveLength(1);
  expect((await requireUser(alice.visitor)).credits).toBe(4);
});

test('a first message for which the credits do not suffice waits in its chat as a draft, unpaid', async () => {
  const { host } = await copyBrand(database, 'vlinder', { signup_credits: 0 });
  const bob = await confirmed('Bob', { gender: 'man' }, host);
  const signup_message = { id: bob.user.profile.id, body: 'Magst du Regen?' };
  const alice = await confirmed('Alice', { signup_message }, host);
  const draft = await eventually(async () => (await getOverview(alice)).drafts[0]);
  expect(draft).toMatchObject({ profile_id: bob.user.profile.id, body: 'Magst du Regen?' });
  expect(await listChats(bob)).toEqual([]);
  expect((await requireUser(alice.visitor)).credits).toBe(0);
});

test.each([
  ['contact_data', 'Schreib mir: bob@people.example'],
  ['too_long', 'a'.repeat(1001)],
])('a first message is refused beside its field: %s', async (reason, text) => {
  const bob = await confirmed('Bob', { gender: 'man' });
  const body = signupForm('Alice', { signup_message: { id: bob.user.profile.id, body: text } });
  const { status, body: answer } = await new Visitor(herzfunke).call('POST /api/signup.php', { body });
  expect({ status, fields: answer.fields }).toEqual({ status: 422, fields: { signup_message: reason } });
});

test('signup matches are up to twelve members who fit, as the search of the newcomer has them', async () => {
  const alice = await confirmed('Alice', { gender: 'woman', sexuality: 'hetero' });
  const profiles = await fetchMatches(alice);
  expect(profiles.length).toBeGreaterThan(0);
  expect(profiles.length).toBeLessThanOrEqual(12);
  expect(new Set(profiles.map(({ gender }) => gender))).toEqual(new Set(['man']));
  // Other tests add members between the two requests.
  await eventually(async () => {
    const { body: list } = await alice.visitor.call<MemberPage>('GET /api/members.php');
    const first = list.results.slice(0, 12).map(({ id }) => id);
    return isDeepStrictEqual(
      first,
      (await fetchMatches(alice)).map(({ id }) => id),
    );
  });
  const lesbian = await confirmed('Carla', { gender: 'woman', sexuality: 'lesbian' });
  expect(new Set((await fetchMatches(lesbian)).map(({ gender }) => gender))).toEqual(new Set(['woman']));
});

test('signup matches show their distance from the newcomer', async () => {
  const alice = await confirmed('Alice', { country: 'DE', region: 'DE-ST', city: 'Salzwedel' });
  await confirmed('Bob', { gender: 'man', country: 'DE', region: 'DE-ST', city: 'Salzwedel' });
  await confirmed('Carl', { gender: 'man', country: 'DE', region: 'DE-ST', city: 'Magdeburg' });
  const { body } = await alice.visitor.call<Pick<MemberPage, 'rings' | 'home'>>(
    'GET /api/signup-matches.php',
  );
  expect(body.home).toEqual({ ring: 'near', place: 'Salzwedel' });
  expect(body.rings[0]).toEqual({ ring: 'near', place: 'Salzwedel', from: 0 });
  expect(body.rings[1]).toMatchObject({ ring: 'region', place: 'Sachsen-Anhalt' });
});

test('signup matches are of an age with the newcomer', async () => {
  const [young, old] = [{ date_of_birth: '2003-05-17' }, { date_of_birth: '1951-05-17' }];
  const [finn, otto] = await Promise.all([
    confirmed('Finn', { gender: 'man', ...young }),
    confirmed('Otto', { gender: 'man', ...old }),
  ]);
  const alice = await confirmed('Alice', young);
  const ids = (await fetchMatches(alice)).map(({ id }) => id);
  expect(ids).toContain(finn.user.profile.id);
  expect(ids).not.toContain(otto.user.profile.id);
  const ursel = await confirmed('Ursel', old);
  const forUrsel = (await fetchMatches(ursel)).map(({ id }) => id);
  expect(forUrsel).toContain(otto.user.profile.id);
  expect(forUrsel).not.toContain(finn.user.profile.id);
});
