import { setTimeout as sleep } from 'node:timers/promises';
import { isGate } from '../support/form.ts';
import { Visitor } from '../support/http.ts';
import { database } from './database.ts';
import { confirmed, herzfunke, password, type Person } from './cast.ts';

/** Everything with an expiry ends on time: each is moved to just before its end, and watched. */

/** Milliseconds before the end. */
const ahead = 2_500;
/** Tolerance in milliseconds, early and late; caches may hold longer on a slow machine. */
const [early, late] = [1_000, isGate ? 5_000 : 1_000];

/** At home in three zones, one of them overseas. */
const homes = [
  ['DE', 'DE-NW', 'Europe/Berlin'],
  ['FI', 'FI-18', 'Europe/Helsinki'],
  ['US', 'US-CA', 'America/Los_Angeles'],
] as const;

/** Polls until something ends: no request sent after its end may succeed, no response before it may fail. */
async function endsAt(isStill: () => Promise<boolean>, end: number): Promise<'in time' | 'early' | 'late'> {
  for (let checkedAt = Date.now(); await isStill(); checkedAt = Date.now()) {
    if (checkedAt > end + late) return 'late';
    await sleep(50);
  }
  return Date.now() < end - early ? 'early' : 'in time';
}

/** The end of something with `ahead` milliseconds left. */
const soon = () => Date.now() + ahead;

async function atHome(name: string, [country, region]: readonly [string, string, string]): Promise<Person> {
  const person = await confirmed(name);
  await database.query(`update profiles set country = $2, region = $3 where user_id = $1`, [
    person.user.id,
    country,
    region,
  ]);
  return person;
}

const isIn = async (visitor: Visitor) =>
  (await visitor.call<{ user: object | null }>('GET /api/user.php')).body.user !== null;

test.each(homes)('the time bonus ends 14,400 seconds after signup in %s, %s (%s)', async (...home) => {
  const { user, visitor } = await atHome('Alice', home);
  const end = soon();
  await database.query('update users set signup_date = $2 where id = $1', [
    user.id,
    new Date(end - 14_400_000),
  ]);
  const isVisible = async () =>
    (await visitor.call<{ isVisible: boolean }>('GET /api/timebonus.php')).body.isVisible;
  expect(await endsAt(isVisible, end)).toBe('in time');
});

test('a session is of 30 days, and over at their end also where it was just used', async () => {
  const { user, visitor } = await confirmed('Alice');
  const { rows } = await database.query<{ seconds: number }>(
    'select extract(epoch from expires_at - created_at)::int as seconds from sessions where user_id = $1',
    [user.id],
  );
  expect(rows.map(({ seconds }) => seconds)).toEqual([30 * 86_400]);
  // A new login, because the first one's state is cached for a moment.
  const second = new Visitor(herzfunke);
  await second.call('POST /api/user.php', { body: { email: user.email, password } });
  const end = soon();
  await database.query('update sessions set expires_at = $2 where user_id = $1', [user.id, new Date(end)]);
  expect((await isIn(visitor)) || Date.now() >= end).toBe(true);
  expect(await endsAt(() => isIn(second), end)).toBe('in time');
});

test('the lock after failures ends after 15 minutes', async () => {
  const alice = await confirmed('Alice');
  const logIn = (word: string) =>
    new Visitor(herzfunke).call('POST /api/user.php', { body: { email: alice.email, password: word } });
  for (let attempts = 0; attempts < 5; attempts += 1) await logIn('wrong');
  expect((await logIn(password)).status).toBe(429);
  const end = soon();
  const moved = await database.query(
    'update login_attempts_by_origin set locked_until = $2 where email = $1',
    [alice.email, new Date(end)],
  );
  expect(moved.rowCount).toBe(1);
  const isLocked = async () => (await logIn(password)).status === 429;
  expect(await endsAt(isLocked, end)).toBe('in time');
});
