import { Visitor } from '#tests/support/http.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke, requireUser, unconfirmed } from '#tests/support/cast.ts';

const earliest = '2023-12-01T12:00:00.000Z';
const agree = (visitor: Visitor, version: string) =>
  visitor.call('POST /api/terms.php', { body: { version } });

async function termsInForce(): Promise<string> {
  const { body } = await new Visitor(herzfunke).call<{ terms_version: string }>('GET /api/settings.php');
  return body.terms_version;
}

/** A user's log of terms, oldest first. */
async function agreements(user: number): Promise<{ granted: boolean; version: string }[]> {
  const { rows } = await database.query<{ granted: boolean; version: Date }>(
    `select granted, version from consent_log where user_id = $1 and kind = 'terms' order by id`,
    [user],
  );
  return rows.map(({ granted, version }) => ({ granted, version: version.toISOString() }));
}

/** Sets the accepted version of the terms. */
const age = (user: number, version: string | null) =>
  database.query('update users set terms_version = $2 where id = $1', [user, version]);

test('a signup agrees to the terms of that day', async () => {
  const { user } = await unconfirmed('Alice');
  const version = await termsInForce();
  expect(user.terms_outdated).toBe(false);
  expect(await agreements(user.id)).toEqual([{ granted: true, version }]);
});

test.each([
  ['older ones', earliest],
  ['none', null],
])(
  'members who agreed to %s are notified, and agree to those in force once, however often they press',
  async (_which, before) => {
    const { visitor, user } = await confirmed('Alice');
    await age(user.id, before);
    expect((await requireUser(visitor)).terms_outdated).toBe(true);
    const version = await termsInForce();
    for (const { status } of await Promise.all([1, 2, 3].map(() => agree(visitor, version))))
      expect(status).toBe(200);
    expect((await requireUser(visitor)).terms_outdated).toBe(false);
    expect(await agreements(user.id)).toHaveLength(2);
    expect((await agreements(user.id)).at(-1)).toEqual({ granted: true, version });
  },
);

test.each([
  ['older', (inForce: string) => [earliest, new Date(Date.parse(inForce) - 1).toISOString()]],
  ['newer', (inForce: string) => [new Date(Date.parse(inForce) + 1).toISOString()]],
])('only the terms in force can be agreed to, not %s ones', async (_which, getVersions) => {
  const { visitor, user } = await confirmed('Alice');
  await age(user.id, earliest);
  for (const version of getVersions(await termsInForce())) {
    const { status, body } = await agree(visitor, version);
    expect([status, body.error]).toEqual([409, 'terms_changed']);
  }
  expect((await requireUser(visitor)).terms_outdated).toBe(true);
  expect(await agreements(user.id)).toHaveLength(1);
});

test('a member with outdated terms can read, end and complain as before', async () => {
  const { visitor, user } = await confirmed('Alice');
  await age(user.id, earliest);
  for (const path of ['/pages/terms', '/settings', '/complaints'])
    expect((await visitor.get(path)).status).toBe(200);
  expect((await visitor.call('GET /api/sessions.php')).status).toBe(200);
});

test('requires authentication, and changes only the caller', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  await age(bob.user.id, earliest);
  const version = await termsInForce();
  const stranger = await agree(new Visitor(herzfunke), version);
  expect([stranger.status, stranger.body.error]).toEqual([403, 'authentication_required']);
  await agree(alice.visitor, version);
  expect((await requireUser(bob.visitor)).terms_outdated).toBe(true);
});
