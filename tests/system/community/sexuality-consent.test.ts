import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MemberPage } from '#lib/contract/community/search.ts';
import type { OwnProfile } from '#lib/contract/community/profile.ts';
import type { Privacy } from '#lib/contract/identity/privacy.ts';
import { Visitor } from '#tests/support/http.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke, type Person } from '#tests/support/cast.ts';

/** A town where no other test has members. */
const inHeide = { region: 'DE-SH', city: 'Heide' };

/** Another such town, far away: a list of six has little room. */
const inGoerlitz = { region: 'DE-SN', city: 'Görlitz' };

const change = (person: Pick<Person, 'visitor'>, body: object) =>
  person.visitor.call<Privacy & { error?: string }>('PUT /api/privacy.php', { body, key: randomUUID() });

const fetchProfile = async ({ visitor }: Person) =>
  (await visitor.call<{ profile: OwnProfile }>('GET /api/profile.php')).body.profile;

const listedFor = async ({ visitor }: Person, query: Record<string, string> = {}) =>
  (
    await visitor.call<MemberPage>('GET /api/members.php', { query: { city: 'Heide', ...query } })
  ).body.results.map(({ id }) => id);

test('a member who withdraws the consent disappears from the lists it made, keeps the account, and can return', async () => {
  const [alice, bob] = await Promise.all([
    confirmed('Alice', inHeide),
    confirmed('Bob', { ...inHeide, gender: 'man' }),
  ]);
  const id = (await fetchProfile(alice)).id;
  expect(await listedFor(bob)).toContain(id);

  const withdrawn = await change(alice, { sexuality: null });
  expect(withdrawn.body.choices).toMatchObject({ sensitive: false });
  expect(withdrawn.body.consents[0]).toMatchObject({ kind: 'sensitive', granted: false });
  expect((await fetchProfile(alice)).sexuality).toBeNull();
  const { rows } = await database.query('select sexuality from profiles where id = $1', [id]);
  expect(rows).toEqual([{ sexuality: null }]);
  expect(await listedFor(bob)).not.toContain(id);
  // A list without a match filter still contains her, and she still gets a list.
  expect(await listedFor(bob, { match: 'any' })).toContain(id);
  expect((await alice.visitor.call('GET /api/members.php', { query: {} })).status).toBe(200);
  expect((await new Visitor(herzfunke).get(`/members/${id}`)).status).toBe(200);

  const given = await change(alice, { sexuality: 'hetero' });
  expect(given.body.choices).toMatchObject({ sensitive: true });
  expect(given.body.consents[0]).toMatchObject({ kind: 'sensitive', granted: true });
  expect(await listedFor(bob)).toContain(id);
});

test('it requires explicit consent: the profile refuses it until then', async () => {
  const alice = await confirmed('Alice', inHeide);
  await change(alice, { sexuality: null });
  const refused = await alice.visitor.call<{ error: string; fields: object }>('PUT /api/profile.php', {
    body: { sexuality: 'bi' },
    key: randomUUID(),
  });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ fields: { sexuality: 'consent_missing' } });
  expect((await fetchProfile(alice)).sexuality).toBeNull();
});

test('the swipe game deals no cards', async () => {
  const alice = await confirmed('Alice', inHeide);
  await change(alice, { sexuality: null });
  const cards = await alice.visitor.call<{ cards: unknown[] }>('GET /api/swipe.php');
  expect([cards.status, cards.body.cards]).toEqual([200, []]);
});

test('a profile that is saved at the same moment does not undo the withdrawal', async () => {
  const alice = await confirmed('Alice', inHeide);
  for (let round = 0; round < 12; round += 1) {
    await change(alice, { sexuality: 'bi' });
    const saved = alice.visitor.call('PUT /api/profile.php', {
      body: { sexuality: 'lesbian', city: 'Heide', region: 'DE-SH' },
      key: randomUUID(),
    });
    await sleep(round % 6);
    expect((await change(alice, { sexuality: null })).status).toBe(200);
    expect([200, 422]).toContain((await saved).status);
    expect((await fetchProfile(alice)).sexuality).toBeNull();
  }
});

test('deletes the preferences, and suggests none on either side', async () => {
  const [alice, bob, claire] = await Promise.all([
    confirmed('Alice', inGoerlitz),
    confirmed('Bob', { ...inGoerlitz, gender: 'man' }),
    confirmed('Claire', inGoerlitz),
  ]);
  const fetchRelated = async ({ visitor }: Pick<Person, 'visitor'>, id: number) =>
    (
      await visitor.call<{ related: { id: number }[] }>('GET /api/member.php', { query: { id } })
    ).body.related.map((each) => each.id);
  const [aliceId, claireId] = [(await fetchProfile(alice)).id, (await fetchProfile(claire)).id];
  expect(await fetchRelated(bob, claireId)).toContain(aliceId);

  const search = { sexuality: 'lesbian', gender: 'woman', match: 'any', tattoos: 'one' };
  await alice.visitor.call('PUT /api/search.php', { body: { search }, key: randomUUID() });
  await change(alice, { sexuality: null });
  const savedSearch = await alice.visitor.call<{ search: object }>('GET /api/search.php');
  expect(savedSearch.body.search).toEqual({ tattoos: 'one' });
  expect(await fetchRelated(bob, claireId)).not.toContain(aliceId);
  expect(await fetchRelated({ visitor: new Visitor(herzfunke) }, claireId)).not.toContain(aliceId);
  expect(await fetchRelated(alice, claireId)).toEqual([]);
  const found = await alice.visitor.call<{ shortlist: unknown[] }>('GET /api/match-finder.php', {
    query: {},
  });
  expect([found.status, found.body.shortlist]).toEqual([200, []]);
});

test('a choice is announced however many others were stored after it', async () => {
  const alice = await confirmed('Alice', inHeide);
  expect((await change(alice, { statistics: true })).body.choices).toMatchObject({ statistics: true });
  const { rows } = await database.query<{ user_id: string }>(
    `insert into consent_log (user_id, kind, granted, recorded_at)
    select user_id, 'attribution', false, now() from profiles, generate_series(1, 210) where id = $1 returning user_id`,
    [(await fetchProfile(alice)).id],
  );
  expect(rows).toHaveLength(210);
  const privacy = await alice.visitor.call<Privacy>('GET /api/privacy.php');
  expect(privacy.body.choices).toMatchObject({ statistics: true, attribution: false });
});
