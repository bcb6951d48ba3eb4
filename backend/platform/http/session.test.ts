import { sessionSeconds } from '#lib/contract/limits.ts';
import { fakeDatabase } from '#tests/support/fake-database.ts';
import type { Queries } from '../db/connect.ts';
import { createSessionCache, hashToken, newToken } from './session.ts';

const now = new Date('2026-11-22T12:00:00Z');
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);

const row = {
  user_id: 7,
  profile_id: 70,
  pool: 'demo',
  status: 'active',
  paid_user: true,
  language: 'de',
  expires_at: after(sessionSeconds * 1000).toISOString(),
};

/** A database that returns the current rows and records its queries. */
function answerRows(rows: (typeof row)[] = [row]) {
  const queries: { sql: string; params: unknown[] }[] = [];
  const answer = { rows };
  const db = fakeDatabase((sql, params) => {
    queries.push({ sql, params });
    return answer.rows;
  });
  return { queries, answer, db };
}

describe('tokens', () => {
  test('are long, unique, and stored only as a hash', () => {
    const [one, other] = [newToken(), newToken()];
    expect(one.token).toMatch(/^[\w-]{43}$/);
    expect(one.token).not.toBe(other.token);
    expect(one.hash).toEqual(hashToken(one.token));
    expect(hashToken('a').toString('hex')).toBe(
      'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb',
    );
  });

  test('are good for 30 days', () => {
    expect(sessionSeconds * 1000).toBe(2_592_000_000);
  });
});

describe('the member behind a token', () => {
  test('is found by its hash, on the brand of the call, at the time of the call', async () => {
    const { db, queries } = answerRows();
    expect(await createSessionCache().find(db, 'token', 'herzfunke', now)).toEqual({
      userId: 7,
      profileId: 70,
      brandId: 'herzfunke',
      pool: 'demo',
      confirmed: true,
      paidUser: true,
      language: 'de',
    });
    const [query] = queries;
    expect(query?.params).toEqual([hashToken('token'), now, 'herzfunke']);
    for (const condition of [
      'sessions.token_hash = $1',
      'sessions.expires_at > $2',
      'users.brand_id = $3',
      "users.status <> 'deleted'",
      'users.locked_at is null',
    ])
      expect(query?.sql).toContain(condition);
  });

  test('is unconfirmed in every other state', async () => {
    const { db } = answerRows([{ ...row, status: 'unconfirmed' }]);
    expect(await createSessionCache().find(db, 'token', 'herzfunke', now)).toMatchObject({
      confirmed: false,
    });
  });

  test('is null without a row, and looked up once in half a minute', async () => {
    const { db, queries } = answerRows([]);
    const cache = createSessionCache();
    expect(await cache.find(db, 'token', 'herzfunke', now)).toBeNull();
    expect(queries).toHaveLength(1);
    expect(await cache.find(db, 'token', 'vlinder', now)).toBeNull();
    expect(await cache.find(db, 'token', 'herzfunke', after(30_000))).toBeNull();
    expect(queries).toHaveLength(3);
  });
});

describe('what is cached', () => {
  const find = async (cache: ReturnType<typeof createSessionCache>, db: Queries, at: Date, token = 'token') =>
    (await cache.find(db, token, 'herzfunke', at))?.userId ?? null;

  test('is so for half a minute, and not a millisecond longer', async () => {
    const { db, queries } = answerRows();
    const cache = createSessionCache();
    for (const late of [0, 1, 29_999]) expect(await find(cache, db, after(late))).toBe(7);
    expect(queries).toHaveLength(1);
    await find(cache, db, after(30_000));
    expect(queries).toHaveLength(2);
  });

  test('ends with the session where that comes first', async () => {
    const { db, queries, answer } = answerRows([{ ...row, expires_at: after(5_000).toISOString() }]);
    const cache = createSessionCache();
    expect(await find(cache, db, now)).toBe(7);
    expect(await find(cache, db, after(4_999))).toBe(7);
    expect(queries).toHaveLength(1);
    answer.rows = [];
    expect(await find(cache, db, after(5_000))).toBeNull();
  });

  test('is of one brand and one token', async () => {
    const { db, queries } = answerRows();
    const cache = createSessionCache();
    await find(cache, db, now);
    await cache.find(db, 'token', 'vlinder', now);
    await find(cache, db, now, 'another');
    expect(queries).toHaveLength(3);
  });

  test('is dropped for all sessions of a member, and for no other', async () => {
    const { db, queries, answer } = answerRows();
    const cache = createSessionCache();
    await find(cache, db, now, 'one');
    await find(cache, db, now, 'two');
    answer.rows = [{ ...row, user_id: 8 }];
    await find(cache, db, now, 'of another');
    cache.dropUser(7);
    cache.dropUser(99);
    expect(await find(cache, db, now, 'of another')).toBe(8);
    expect(queries).toHaveLength(3);
    await find(cache, db, now, 'one');
    await find(cache, db, now, 'two');
    expect(queries).toHaveLength(5);
  });

  test('is dropped as a whole', async () => {
    const { db, queries } = answerRows();
    const cache = createSessionCache();
    await find(cache, db, now);
    cache.clear();
    await find(cache, db, now);
    expect(queries).toHaveLength(2);
  });

  test.each(['dropUser', 'clear'] as const)(
    'ignores what was read during %s, which may be outdated',
    async (forget) => {
      const { db, queries } = answerRows();
      const cache = createSessionCache();
      const reading = find(cache, db, now);
      cache[forget](7);
      expect(await reading).toBe(7);
      await find(cache, db, now);
      expect(queries).toHaveLength(2);
    },
  );

  test('is of 20,000 sessions at most', async () => {
    const { db, queries } = answerRows();
    const cache = createSessionCache();
    for (let nth = 0; nth < 20_000; nth += 1) await find(cache, db, now, `token ${nth}`);
    await find(cache, db, now, 'token 0');
    expect(queries).toHaveLength(20_000);
    await find(cache, db, now, 'one more');
    await find(cache, db, now, 'token 0');
    expect(queries).toHaveLength(20_001);
    await find(cache, db, now, 'token 1');
    expect(queries).toHaveLength(20_002);
  });
});
