import { purgeExpiredRows } from '#backend/identity/accounts/purge-expired-rows.ts';
import { connect, inTransaction } from '#backend/platform/db/connect.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { Login, Session } from '#lib/contract/identity/sessions.ts';
import { Visitor } from '#tests/support/http.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { database } from '#tests/support/test-database.ts';
import {
  confirmed,
  herzfunke,
  password,
  requireUser,
  unconfirmed,
  type Person,
} from '#tests/support/cast.ts';
import { listen } from '#tests/support/listen.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

type Answer = { sessions: Session[]; logins: Login[] };

const fetchSessions = async (visitor: Visitor) => (await visitor.call<Answer>('GET /api/sessions.php')).body;
const end = (visitor: Visitor, body: { id?: string }) =>
  visitor.call<{ error?: string }>('DELETE /api/sessions.php', { body });
const attempt = (visitor: Visitor, email: string, given = password) =>
  visitor.call('POST /api/user.php', {
    body: { email, password: given },
    headers: { 'user-agent': phone },
  });

async function elsewhere({ email, user }: Person): Promise<Person> {
  const visitor = new Visitor(herzfunke);
  const { status } = await attempt(visitor, email);
  if (status !== 200) throw new Error(`The login answered ${status}`);
  return { visitor, user, email };
}

const isIn = async (visitor: Visitor) =>
  (await visitor.call<{ user: object | null }>('GET /api/user.php')).body.user !== null;

test('a member sees every browser, the own one first, with what is known of it', async () => {
  const alice = await confirmed('Alice');
  await elsewhere(alice);
  const { sessions } = await fetchSessions(alice.visitor);
  expect(sessions).toEqual([
    expect.objectContaining({ current: true, browser: null, system: null, device: null }),
    expect.objectContaining({ current: false, browser: 'Safari', system: 'iOS', device: 'phone' }),
  ]);
  for (const session of sessions) expect(Date.now() - Date.parse(session.last_used_at)).toBeLessThan(60_000);
});

test('the id of a session reveals nothing of its token or of the hash of that', async () => {
  const alice = await confirmed('Alice');
  const { text, body } = await alice.visitor.call<Answer>('GET /api/sessions.php');
  const { rows } = await database.query<{ hash: string }>(
    `select encode(token_hash, 'hex') as hash from sessions where user_id = $1`,
    [alice.user.id],
  );
  const hash = rows[0]?.hash ?? '';
  expect(hash).toHaveLength(64);
  for (let at = 0; at + 8 <= hash.length; at += 1) expect(text).not.toContain(hash.slice(at, at + 8));
  expect(body.sessions[0]?.id).toMatch(/^[0-9a-f]{24}$/);
});

test('a session ended from another browser is over at once, with its stream', async () => {
  const here = await confirmed('Alice');
  const there = await elsewhere(here);
  const third = await elsewhere(here);
  const ended = await listen(there);
  const stays = await listen(third);
  const sessionId = (await fetchSessions(there.visitor)).sessions.find(({ current }) => current)?.id ?? '';
  expect((await end(here.visitor, { id: sessionId })).status).toBe(200);
  expect(await isIn(there.visitor)).toBe(false);
  expect((await there.visitor.call('GET /api/chats.php')).status).toBe(403);
  expect(await ended('"type":"session-ended"', 1)).toBe(1);
  expect([await isIn(here.visitor), await isIn(third.visitor)]).toEqual([true, true]);
  await here.visitor.call('PUT /api/user.php', { body: { language: 'de' } });
  expect(await stays('"type":"user"', 1)).toBeGreaterThan(0);
  expect(await stays('session-ended', 0)).toBe(0);
  expect((await end(here.visitor, { id: sessionId })).body.error).toBe('not_found');
});

test('all others end together, the own one never', async () => {
  const here = await confirmed('Alice');
  const others = [await elsewhere(here), await elsewhere(here)];
  const own = (await fetchSessions(here.visitor)).sessions.find(({ current }) => current)?.id ?? '';
  expect((await end(here.visitor, { id: own })).status).toBe(404);
  expect((await end(here.visitor, {})).status).toBe(200);
  expect(await isIn(here.visitor)).toBe(true);
  for (const other of others) expect(await isIn(other.visitor)).toBe(false);
  expect((await fetchSessions(here.visitor)).sessions).toHaveLength(1);
});

test('sessions of others can be neither seen nor ended', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const sessionIds = (await fetchSessions(alice.visitor)).sessions.map(({ id }) => id);
  const { text } = await bob.visitor.call('GET /api/sessions.php');
  for (const sessionId of sessionIds) {
    expect(text).not.toContain(sessionId);
    expect((await end(bob.visitor, { id: sessionId })).status).toBe(404);
  }
  await end(bob.visitor, {});
  expect(await isIn(alice.visitor)).toBe(true);
  expect((await new Visitor(herzfunke).call('GET /api/sessions.php')).status).toBe(403);
});

test('logins and failed attempts are reported, newest first, and the lock once', async () => {
  const alice = await confirmed('Alice');
  await elsewhere(alice);
  for (let attempts = 0; attempts < 7; attempts += 1)
    await attempt(new Visitor(herzfunke), alice.email, 'wrong');
  const { logins } = await fetchSessions(alice.visitor);
  expect(logins.map(({ outcome }) => outcome)).toEqual([
    'locked',
    ...Array<string>(4).fill('wrong_password'),
    'logged_in',
  ]);
  expect(logins[0]).toMatchObject({ browser: 'Safari', system: 'iOS', device: 'phone', country: null });
});

test('anyone who signed up with an address that has an account learns nothing of its logins', async () => {
  const alice = await confirmed('Alice');
  const impostor = await unconfirmed('Mallory', { email: alice.email });
  await attempt(new Visitor(herzfunke), alice.email, 'wrong');
  await elsewhere(alice);
  expect((await fetchSessions(impostor.visitor)).logins).toEqual([]);
  expect((await fetchSessions(alice.visitor)).logins.map(({ outcome }) => outcome)).toEqual([
    'logged_in',
    'wrong_password',
  ]);
});

test('a session ends after 30 days', async () => {
  const alice = await confirmed('Alice');
  const { visitor } = await elsewhere(alice);
  const { rows } = await database.query<{ days: number }>(
    'select distinct extract(epoch from expires_at - created_at)::int / 86400 as days from sessions where user_id = $1',
    [alice.user.id],
  );
  expect(rows).toEqual([{ days: 30 }]);
  await database.query('update sessions set expires_at = now() where user_id = $1', [alice.user.id]);
  expect(await isIn(visitor)).toBe(false);
});

test('the use of a session is noted each quarter of an hour, and no more often', async () => {
  const alice = await confirmed('Alice');
  const used = async () => {
    const { rows } = await database.query<{ at: Date | null }>(
      'select last_used_at as at from sessions where user_id = $1',
      [alice.user.id],
    );
    return rows[0]?.at ?? null;
  };
  await requireUser(alice.visitor);
  expect(await used()).toBeNull();
  await database.query(
    `update sessions set created_at = created_at - interval '20 minutes' where user_id = $1`,
    [alice.user.id],
  );
  await requireUser(alice.visitor);
  const first = await used();
  expect(Date.now() - (first?.getTime() ?? 0)).toBeLessThan(60_000);
  await requireUser(alice.visitor);
  expect(await used()).toEqual(first);
});

test('logins are stored for 90 days', async () => {
  const alice = await confirmed('Alice');
  await elsewhere(alice);
  await elsewhere(alice);
  await database.query(
    `update login_history set occurred_at = occurred_at - interval '91 days'
      where id = (select min(id) from login_history where user_id = $1)`,
    [alice.user.id],
  );
  expect((await fetchSessions(alice.visitor)).logins).toHaveLength(1);
  const db = connect(stackAddress().databaseUrl, 1);
  await inTransaction(db, (tx) => purgeExpiredRows(tx, {} as Jobs, new Date()));
  await db.$client.end();
  const { rows } = await database.query('select 1 from login_history where user_id = $1', [alice.user.id]);
  expect(rows).toHaveLength(1);
});
